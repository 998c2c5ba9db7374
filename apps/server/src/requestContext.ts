import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the present work is for, so that the log can name it. */
export const requestContext = new AsyncLocalStorage<{ readonly requestId: string }>();
