-- Which Slack workspaces let the dealer in.  The body holds a token: like the cards in the
-- journal it is for the owner of this file alone.
CREATE TABLE slack_installation (
    enterprise TEXT NOT NULL,  -- empty when the workspace is in none
    team TEXT NOT NULL,        -- empty for the whole enterprise
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (enterprise, team)
) WITHOUT ROWID;

-- Installs on their way: a state counts once, and not after it has expired.
CREATE TABLE slack_state (
    digest TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
) WITHOUT ROWID;
