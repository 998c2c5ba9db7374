import type { KeypadOffer } from '../../ui/keypad/keypadStore.ts';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { loadDocumentStore } from '../../sync/loadDocumentStore.ts';
import { READING, shownDocuments } from '../../sync/shownDocuments.ts';
import { draftStore } from '../draft/draftStore.ts';
import type { FigurePath } from '../draft/formPath.ts';
import type { MixPaddock } from '../draft/MixForm.ts';
import { recentFigures } from '../saved/recentFigures.ts';
import { figureText } from '../reading/readFigure.ts';
import { offerWords } from '../../i18n/made/en/planning/offerWords.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { productLineOf } from '../draft/productLineOf.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/** As many as fit beside the unit. */
const OFFERED = 3;

/** An area is taken with its paddock: on another one the nitrogen of the year would be wrong. */
const ofPaddock = (text: string, paddock: MixPaddock, areaHa: number): KeypadOffer => ({
  text,
  name: paddock.name,
  take: () => {
    draftStore.change({ paddock, sprayAreaHa: areaHa }, planAidWords.paddockChosen(paddock.name));
  },
});

/** The areas of the owner's paddocks, for a device whose earlier mixes have no area. */
function paddockOffers(): readonly KeypadOffer[] {
  const form = draftStore.form.getState().value;
  return soFar(shownDocuments.getState().paddocks ?? READING)
    .filter(({ value }) => !value.retired)
    .flatMap(({ id, value: { name, areaHa, landUse } }) =>
      areaHa === null
        ? []
        : [
            ofPaddock(
              figureText(form, 'sprayAreaHa', areaHa),
              { id, name, areaHa, landUse },
              areaHa,
            ),
          ],
    )
    .slice(0, OFFERED);
}

/** The ends of what is usual of a product, as the catalogue has them: named, never taken unasked. */
function usualRates(path: FigurePath): readonly KeypadOffer[] {
  const form = draftStore.form.getState().value;
  const line = form.products[productLineOf(path)?.index ?? -1];
  const state = catalogueStore.store.getState();
  if (line === undefined || state.status !== 'ready' || !path.endsWith('.rate.value')) return [];
  const rate = state.catalogue.products.find(({ id }) => id === line.productId)?.rate ?? null;
  if (rate === null || rate.unit !== line.rate?.unit) return [];
  const { min, max } = rate;
  const ends =
    min === max
      ? ([['only', min]] as const)
      : ([
          ['least', min],
          ['most', max],
        ] as const);
  return ends.map(([end, value]) => ({
    text: figureText(form, path, value),
    name: offerWords.usualRate(end),
    take: null,
  }));
}

/** Reads the owner's paddocks; where they cannot be read, areas are offered without names. */
const readPaddocks = (): Promise<void> =>
  loadDocumentStore()
    .then((store) => store.show('paddocks'))
    .catch(() => undefined);

/** What the keypad offers for a field: what it had before, else what is known of its ground or product. */
export async function recentOffers(path: FigurePath): Promise<readonly KeypadOffer[]> {
  if (path === 'sprayAreaHa') await readPaddocks();
  const recent = recentFigures(path);
  if (recent.length === 0) return path === 'sprayAreaHa' ? paddockOffers() : usualRates(path);
  return recent.map(({ text, paddock, value }) =>
    paddock === null ? { text, name: null, take: null } : ofPaddock(text, paddock, value),
  );
}
