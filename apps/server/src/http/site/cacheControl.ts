/** Names under `/assets/` carry a hash of what is in them. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** No other file may outlive a new build. */
export const ASK_EACH_TIME = 'no-cache';
