/**
 * Version of the arithmetic, kept with every saved mix and record: a mix that is opened under another
 * version is worked out again and compared. Raised, with the package's, when any figure changes.
 */
export const ENGINE_VERSION = '0.7.0';
