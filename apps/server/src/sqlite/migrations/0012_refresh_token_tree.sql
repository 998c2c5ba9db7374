-- Whose answer a token came in: it proves that the parent was held by the same device.
ALTER TABLE refresh_tokens ADD COLUMN parent_seq INTEGER;
-- When it was first used although retired.
ALTER TABLE refresh_tokens ADD COLUMN suspected_at INTEGER;
CREATE INDEX refresh_tokens_by_parent ON refresh_tokens (parent_seq);
