/** Tells a service worker that waits to replace the one at work. */
export const takeOverMessage = 'take-over';

/** Tells the service worker at work that a page of its own version stands: others may be dropped. */
export const forgetOthersMessage = 'forget-others';

/** Asks the service worker at work for the files it lacks; it answers at the port with what did not come. */
export const keepMissingMessage = 'keep-missing';
