import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Tokens with which other programs work in the account's name. */
export const programWords = localized('programs', {
  why: 'A program with a token may do what it says here, in your name, and no more.',
  whatNot:
    'Nothing is changed or sprayed by a program. All tokens end when you change your password.',
  guide: 'How a program asks',
  hosted: 'This site runs on a hosted service, which has no interface for other programs.',
  needsAccount: 'Needs an account',
  needsAccountWhy: 'A token belongs to an account. Sign in to make one.',
  none: 'No program has a token.',
  does: {
    catalogue: 'reads the catalogue',
    plan: 'plans mixes',
    records: 'reads records',
    money: 'sees money',
  },
  may: {
    catalogue: 'Read the catalogue',
    plan: 'Plan mixes',
    records: 'Read records',
    money: 'See money',
  },
  neverUsed: 'not used yet',
  used: (moment: string) => `used ${moment}`,
  ends: (day: string) => `ends ${day}`,
  over: (day: string) => `ended ${day}`,
  unused: (days: number) =>
    plural(days, { one: 'Not used for 1 day', other: `Not used for ${days} days` }),
  end: 'End',
  endOf: (name: string) => `End ${name}`,
  ended: (name: string) => `${name} has ended and works no more.`,
  notEnded: 'Not ended',
  make: 'Make a token',
  making: 'Making the token',
  notMade: 'Not made',
  name: 'What for',
  nameMissing: 'Say what the token is for.',
  itMay: 'It may',
  scopeMissing: 'Choose what it may do.',
  endsIn: 'Ends in',
  days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
  limit: 'At most 60 requests a minute.',
  onlyNow: 'shown only now',
  copyNow: 'Copy it now',
  copyNowWhy: 'Later it can be ended, not read.',
  copy: 'Copy it',
  copied: 'Copied.',
  copyByHand: 'This browser does not copy. Mark the token and copy it.',
  kept: 'I have it',
  endIt: 'End it',
});
