import type { KeypadOffer } from '../../../components/keypad/keypadStore.ts';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import type { FigurePath } from '../../../mix/draft/formPath.ts';
import { recentFigures } from '../../../mix/draft/recentFigures.ts';
import { planAidWords } from '../../../words/en/mix/planAidWords.ts';

/**
 * What the keypad offers for a field. An area is taken with its paddock: on another one the nitrogen
 * of the year would not be right.
 */
export const recentOffers = (path: FigurePath): readonly KeypadOffer[] =>
  recentFigures(path).map(({ text, paddock, value }) => {
    if (paddock === null) return { text, name: null, take: null };
    const take = () => {
      draftStore.change({ paddock, sprayAreaHa: value }, planAidWords.paddockChosen(paddock.name));
    };
    return { text, name: paddock.name, take };
  });
