const KIB = 1024;

/** Bytes of a body that a program may send: the largest draft there can be is a tenth of it. */
export const LARGEST_BODY = 256 * KIB;

/** The message for a larger body. */
export const bodyTooLarge = `The body is larger than ${LARGEST_BODY / KIB} KiB.`;
