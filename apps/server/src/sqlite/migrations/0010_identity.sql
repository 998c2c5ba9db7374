-- People who can sign in. Times are ms since 1970 UTC unless named otherwise.
CREATE TABLE accounts (
  uid TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,              -- lower case
  email_verified INTEGER NOT NULL CHECK (email_verified IN (0, 1)),
  password_hash TEXT NOT NULL,             -- argon2id with its parameters
  password_changed_at INTEGER NOT NULL,
  display_name TEXT,
  photo_url TEXT,
  disabled INTEGER NOT NULL DEFAULT 0 CHECK (disabled IN (0, 1)),
  is_admin INTEGER NOT NULL DEFAULT 0 CHECK (is_admin IN (0, 1)),
  valid_since INTEGER NOT NULL,            -- seconds: tokens issued before are void
  created_at INTEGER NOT NULL,
  last_login_at INTEGER NOT NULL,
  last_refresh_at INTEGER NOT NULL
) STRICT;

-- One signing-in on one device. Kept after its end, so that a late token is told why it is refused.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  uid TEXT NOT NULL,
  auth_time INTEGER NOT NULL,              -- seconds
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE INDEX sessions_by_uid ON sessions (uid);

CREATE TABLE refresh_tokens (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,   -- order of issue within a session
  hash BLOB NOT NULL UNIQUE,               -- SHA-256; the token itself is nowhere
  session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  retired_at INTEGER                       -- a later token of the session was used
) STRICT;
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id, seq);

-- Codes of mailed links. uid null: written for an address without an account, so that both take as long.
CREATE TABLE action_codes (
  hash BLOB PRIMARY KEY,
  uid TEXT REFERENCES accounts (uid) ON DELETE CASCADE,
  type TEXT NOT NULL,
  email TEXT NOT NULL,
  new_email TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX action_codes_by_uid ON action_codes (uid, type);

-- Counters of the limits. Keys are SHA-256 of addresses.
CREATE TABLE attempts (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  count INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  blocked_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempts_by_expiry ON attempts (expires_at);

-- Mail that is not sent yet; a row is deleted when its letter is handed over.
CREATE TABLE letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT,                          -- null: nobody, see action_codes
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL
) STRICT;
CREATE INDEX letters_by_time ON letters (next_at);
