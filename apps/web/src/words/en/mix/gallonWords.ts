import { localized } from '../../localized.ts';

/** Which gallon is meant, for readers whose own units nobody knows. */
export const gallonWords = localized('gallon', {
  us: 'Gallons are US gallons, not imperial.',
  imperial: 'Gallons are imperial gallons, not US.',
});
