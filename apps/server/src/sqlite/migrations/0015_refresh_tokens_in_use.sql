-- A refresh retires what else of its session is in use. A device makes 2,000 tokens in the 90 days that
-- they are kept, of which two or three are.
CREATE INDEX refresh_tokens_in_use ON refresh_tokens (session_id) WHERE retired_at IS NULL;
