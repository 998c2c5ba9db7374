/** Tells a service worker that waits to replace the one at work. */
export const takeOverMessage = 'take-over';
