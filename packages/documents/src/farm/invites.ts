/** How long a link of an invite works, hours; `firestore.rules` (`isUsable`) knows the same. */
export const INVITE_HOURS = 72;

/** State of an invite: `open` lets somebody in; `ended` is also said of one that never was. */
export type InviteState = 'open' | 'used' | 'ended';
