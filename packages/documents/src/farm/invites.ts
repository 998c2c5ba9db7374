/** How long a link of an invite works, hours; `firestore.rules` (`isUsable`) knows the same. */
export const INVITE_HOURS = 72;

/** What a link of an invite is worth now: `open` lets somebody in, `ended` also of one that there never was. */
export type InviteState = 'open' | 'used' | 'ended';
