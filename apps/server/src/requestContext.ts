import { AsyncLocalStorage } from 'node:async_hooks';

/** The request on whose behalf something is done, for the log. */
export const requestContext = new AsyncLocalStorage<{ readonly requestId: string }>();
