-- Each refresh wrote a page of this index. Whether a token has a child is asked of its session's later
-- tokens, of which there are none at a first use.
DROP INDEX refresh_tokens_by_parent;
