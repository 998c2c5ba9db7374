/** Tells a service worker that waits to replace the one at work. */
export const takeOverMessage = 'take-over';

/** Tells the service worker at work that a page of its own version stands: others may be dropped. */
export const forgetOthersMessage = 'forget-others';
