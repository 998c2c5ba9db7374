/** Tells a waiting service worker to replace the active one. */
export const takeOverMessage = 'take-over';

/** Tells the active service worker that a page of its version stands: others may be dropped. */
export const forgetOthersMessage = 'forget-others';

/**
 * Asks the active service worker for files it lacks; it answers with the paths that did not come.
 */
export const keepMissingMessage = 'keep-missing';
