import { localized } from '../../localized.ts';

/** The plan that a first visitor may look at. */
export const exampleWords = localized('example', {
  title: 'Example',
  why: 'Nothing of it is yours',
  note: 'The paddock and its figures are made up, the plan is worked out as yours will be. It is kept nowhere and cannot be filled.',
  mine: 'Plan my own mix',
  place: 'River flats',
});
