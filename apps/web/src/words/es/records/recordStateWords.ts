import type { recordStateWords as english } from '../../en/records/recordStateWords.ts';
import type { WordsOf } from '../../localized.ts';

export const recordStateWords: WordsOf<typeof english> = {
  planned: 'Planeado',
  filling: 'Llenando',
  partDone: 'Hecho en parte',
  done: 'Hecho',
  locked: 'Cerrado',
};
