import { localized } from '../../localized.ts';

/** The few words of a job that stand before filling is opened: on the result. */
export const jobWords = localized('job', {
  start: 'Start filling',
  goOn: 'Continue filling',
  running: (name: string, load: number, count: number) =>
    `Filling ${name}: load ${load} of ${count}`,
  allFull: (name: string) => `${name}: every load is full`,
  unnamed: 'a mix',
  whatIsLeft: 'What is left?',
  record: 'Record it',
  otherJob: 'Another job is not finished',
});
