import { localized } from '../../localized.ts';

/** What stands for a part of the app that is being fetched, or did not come. */
export const loadingWords = localized('loading', {
  opening: 'Opening',
  failed: 'This part did not load',
  failedNote: 'It needs the network once. Your work is kept on this device.',
  retry: 'Try again',
  close: 'Close',
});
