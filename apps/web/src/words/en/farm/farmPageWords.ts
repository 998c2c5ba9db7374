import { localized } from '../../localized.ts';

/** Names of the pages of the farm, as the list in the account and the pages themselves call them. */
export const farmPageWords = localized('farmPages', {
  farm: 'Farm',
  notYours: 'Not part of your role on this farm. Roles are explained under People.',
  people: 'People',
  join: 'Join a farm',
  ground: 'Ground',
  catchTest: 'Catch test',
  programs: 'Other programs',
  inAndOut: 'In and out',
});
