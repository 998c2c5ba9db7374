import { localized } from '../../localized.ts';

/** Words of the choice of units and language. */
export const preferenceWords = localized('preferences', {
  title: 'Units and language',
  units: 'Units',
  systems: {
    metric: 'Metric: L, kg, ha',
    us: 'US: gal, lb, ac',
    imperial: 'Imperial: imperial gal, lb, ac',
  },
  language: 'Language',
  device: 'As this device',
  note: 'What is stored does not change. The page loads again, and keeps what you typed.',
  apply: 'Use these',
  close: 'Close',
  warning: 'Warning',
  refused: 'This device refuses to keep the choice.',
});
