-- An authenticator app beside the password, one an account.
CREATE TABLE second_factors (
  uid TEXT PRIMARY KEY REFERENCES accounts (uid) ON DELETE CASCADE,
  id TEXT NOT NULL UNIQUE,
  name TEXT,                               -- as the owner calls it
  sealed_secret TEXT NOT NULL,             -- the key is second-factor-key in the data folder
  enrolled_at INTEGER NOT NULL,
  last_step INTEGER NOT NULL               -- of time: codes up to it were used or have passed
) STRICT;

-- Stand in for one code each.
CREATE TABLE recovery_codes (
  uid TEXT NOT NULL REFERENCES second_factors (uid) ON DELETE CASCADE,
  hash BLOB NOT NULL,                      -- SHA-256
  PRIMARY KEY (uid, hash)
) STRICT, WITHOUT ROWID;

-- The factor that it was opened with; null: the password alone.
ALTER TABLE sessions ADD COLUMN second_factor_id TEXT;

-- Its device went on with another one: its tokens are void, and nobody is signed out by them.
ALTER TABLE sessions ADD COLUMN superseded INTEGER NOT NULL DEFAULT 0 CHECK (superseded IN (0, 1));
