/**
 * Checks that Google's Firestore emulator does not pass, and why. They are run against it all the
 * same: once it passes one, the line here is wrong and the run fails.
 */
export const NOT_IN_EMULATOR: ReadonlyMap<string, string> = new Map([
  [
    'nothing changed while away: no document is sent again',
    'it cannot resume and sends everything (RESET)',
  ],
  [
    'deleted, changed, left and come while away: only these are sent',
    'it cannot resume and sends everything (RESET)',
  ],
  [
    'what went is not told: the count of the result gives it away',
    'it never sends the count, because it never leaves anything out',
  ],
  [
    'the password is changed elsewhere: signed out here within seconds, unasked',
    'it takes any token, however old',
  ],
  [
    'another database of the project: reads and writes end, and the first one goes on',
    'it has as many databases as are asked for; ours has the one',
  ],
]);
