// Draws Block Kit as a page of HTML: {kind, theme, blocks, ...} on standard input.

const fs = require("fs");
const path = require("path");
const React = require("react");
const { renderToStaticMarkup } = require("react-dom/server");
const { Message } = require("slack-blocks-to-jsx");

const asked = JSON.parse(fs.readFileSync(0, "utf8"));
const dark = asked.theme === "dark";
const ink = dark ? "#d1d2d3" : "#1d1c1d";
const paper = dark ? "#1a1d21" : "#ffffff";
const line = dark ? "#565856" : "#dddddd";

const logo =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"><rect width="36" height="36"' +
      ' rx="8" fill="#145c3f"/><text x="18" y="26" font-size="23" text-anchor="middle"' +
      ' fill="#fff">\u2660\ufe0e</text></svg>',
  );

function drawn() {
  return renderToStaticMarkup(
    React.createElement(Message, {
      blocks: asked.blocks,
      name: asked.name,
      logo,
      time: new Date(asked.at * 1000),
      theme: asked.theme,
      withoutWrapper: asked.kind !== "message",
      data: { users: asked.users, channels: [], user_groups: [] },
      hooks: {
        date: ({ timestamp, format }) =>
          format.replace("{time_secs}", new Date(timestamp * 1000).toISOString().slice(11, 19)),
      },
    }),
  );
}

const frames = {
  message: (body) => `<main class="message">${body}</main>`,
  alone: (body) =>
    `<main class="message"><p class="note">Only visible to you</p><section class="alone">` +
    `<img src="${logo}"><div><b>${asked.name}</b> <i>APP</i>${body}</div></section></main>`,
  home: (body) =>
    `<main class="home"><nav><b>${asked.name}</b><span class="on">Home</span>` +
    `<span>Messages</span><span>About</span></nav>${body}</main>`,
  modal: (body) =>
    `<main class="modal"><header><img src="${logo}"><b>${asked.title}</b><span>\u2715</span>` +
    `</header>${body}<footer><button>${asked.close}</button>` +
    `<button class="submit">${asked.submit}</button></footer></main>`,
};

const css = `
  html, body { margin: 0; background: ${paper}; color: ${ink}; }
  body { font: 15px/1.46667 Lato, "Noto Sans", "DejaVu Sans", sans-serif; }
  main { box-sizing: border-box; width: 100%; padding: 14px 18px; }
  i { font-style: normal; font-size: 10px; background: ${line}; padding: 1px 3px;
      border-radius: 2px; }
  .note { margin: 0 0 6px 44px; font-size: 12px; opacity: 0.7; }
  .alone { display: flex; gap: 8px; } .alone > img { width: 36px; height: 36px; }
  .alone > div { flex: 1; }
  nav { display: flex; gap: 18px; align-items: baseline; border-bottom: 1px solid ${line};
        margin: -4px 0 12px; } nav b { font-size: 18px; } nav span { padding: 8px 0; }
  nav .on { border-bottom: 2px solid ${ink}; font-weight: 700; }
  .modal { padding: 0; border: 1px solid ${line}; border-radius: 8px; }
  .modal > :not(header):not(footer) { margin: 0 20px; }
  .modal header, .modal footer { display: flex; gap: 10px; align-items: center;
        padding: 16px 20px; } .modal header b { font-size: 20px; flex: 1; }
  .modal header img { width: 28px; height: 28px; }
  .modal footer { justify-content: flex-end; border-top: 1px solid ${line}; }
  .modal footer button { font: inherit; font-weight: 700; padding: 6px 14px; border-radius: 4px;
        border: 1px solid ${line}; background: ${paper}; color: ${ink}; }
  /* Slack's one-line field, which the library draws as a text area with a hint of its own. */
  .modal textarea { height: 40px !important; min-height: 0 !important; resize: none !important; }
  .modal .flex-col > .text-small { display: none !important; }
  .modal footer .submit { background: #007a5a; color: #fff; border-color: #007a5a; }
`;

const folder = path.dirname(require.resolve("slack-blocks-to-jsx"));
const styles = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith(".css"))
  .map((name) => fs.readFileSync(path.join(folder, name), "utf8"))
  .join("\n");

process.stdout.write(
  `<!doctype html><meta charset="utf-8"><style>${styles}${css}</style>` +
    `<body data-theme="${asked.theme}">${frames[asked.kind](drawn())}</body>`,
);
