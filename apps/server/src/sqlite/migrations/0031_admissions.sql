-- Addresses that may register where that needs an invite: each was given with the link of one.
CREATE TABLE admissions (
  email_hash BLOB PRIMARY KEY,             -- SHA-256
  invite_hash BLOB NOT NULL,
  expires_at INTEGER NOT NULL              -- ms since 1970 UTC
) STRICT, WITHOUT ROWID;
CREATE INDEX admissions_by_invite ON admissions (invite_hash);
