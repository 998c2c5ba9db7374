-- What other programs of an account show in place of a password. Times are ms since 1970 UTC.
CREATE TABLE program_tokens (
  id TEXT PRIMARY KEY,
  uid TEXT NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
  hash BLOB NOT NULL UNIQUE,               -- SHA-256; the token itself is nowhere
  name TEXT NOT NULL,                      -- as the owner calls the program
  scopes TEXT NOT NULL,                    -- with a space between them
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE INDEX program_tokens_by_uid ON program_tokens (uid);
