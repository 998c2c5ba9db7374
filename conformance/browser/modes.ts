/** Ways in which the client library can be set up to speak to its server, and to keep documents. */
export const MODES = ['default', 'long-poll', 'fetch-streams', 'memory cache'] as const;

export type Mode = (typeof MODES)[number];

/** And the way no app should take: two tabs cannot share the documents kept on the device. */
export type Setup = Mode | 'single tab';
