import { catalogue } from '@mix/catalogue';
import { calculateMix, proposeChanges, type MixDraft } from '@mix/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productNames } from '../../i18n/products/productNames.ts';
import { createDraftStore } from '../draft/createDraftStore.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { formReading } from '../reading/readForm.ts';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { takenFields } from './takenFields.ts';
import { suggestionCard } from './suggestionCard.ts';

/** Golden examples G6 and G8: 200 kg urea in a full load of 12 °C water ends at -0.1 °C. */
const urea: MixForm = {
  machineId: 'custom',
  tankCapacityL: 1000,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};

function cardsOf(draft: MixDraft) {
  const ids = (draft.products ?? []).map(({ productId }) => productId);
  const context = {
    draft,
    catalogue,
    nameOf: productNames(catalogue, ids),
    words: problemWordsOf(catalogue, ids),
  };
  const isStopped = calculateMix(draft, catalogue).plan === null;
  return proposeChanges(draft, catalogue).map((way) => ({
    way,
    card: suggestionCard(way, context, isStopped),
    /** The same card, read from a plan that is worked out anew for another draft. */
    cardFor: (taken: MixDraft) => {
      const { plan, problems } = calculateMix(taken, catalogue);
      return plan && suggestionCard({ ...way, draft: taken, plan, problems }, context, isStopped);
    },
  }));
}

const anyForm: fc.Arbitrary<MixForm> = fc
  .record({
    sprayAreaHa: fc.integer({ min: 2, max: 300 }).map((quarters) => quarters / 4),
    applicationRateLPerHa: fc.integer({ min: 20, max: 400 }),
    waterTemperatureC: fc.integer({ min: 0, max: 30 }),
    nozzle: fc.constantFrom(
      null,
      { nozzleId: 'aixr11003', nozzleCount: 40 },
      { nozzleId: 'xr11004', nozzleCount: 40 },
    ),
    travelSpeedKmPerH: fc.integer({ min: 4, max: 28 }),
    loadSplit: fc.constantFrom('equal', 'fullThenPart', null),
    productId: fc.constantFrom('urea', 'kno3', 'ams', 'epsom', 'gypsum', 'mop'),
    kgPerHa: fc.integer({ min: 1, max: 90 }),
  })
  .map(({ productId, kgPerHa, ...job }) => ({
    ...urea,
    ...job,
    swathWidthM: 20,
    products: [
      { productId, rate: { value: kgPerHa, unit: 'kg/ha' }, measuringStep: 0.5 },
      { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
    ],
  }));

/** With plain spaces, so that a test can be read. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

describe('a card', () => {
  it('says what it changes, what it gives and what it takes', () => {
    const cards = cardsOf(formReading(urea).draft).map(({ card }) => card);
    expect(plain(cards)).toEqual([
      {
        title: 'Application rate 200 L/ha',
        instead: 'instead of 100 L/ha',
        figures: ['4 loads of 1,000 L', 'tank ends at 6.1 °C', '9.2 kg N/ha'],
        gives: ['1 warning fewer', 'tank 6.2 °C warmer'],
        takes: ['100 L/ha more water', '2 loads more', '2,000 L more water in all'],
        warned: null,
      },
      {
        title: 'Water at 18 °C',
        instead: 'instead of 12 °C',
        figures: ['2 loads of 1,000 L', 'tank ends at 5.9 °C', '9.2 kg N/ha'],
        gives: ['1 warning fewer', 'tank 6 °C warmer'],
        takes: ['water 6 °C warmer to fill with'],
        warned: null,
      },
    ]);
  });

  it('says that there may be more nitrogen where an analysis is not stated', () => {
    const seaweed = { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } } as const;
    const form: MixForm = { ...urea, products: [...urea.products, seaweed] };
    const figures = cardsOf(formReading(form).draft).map(({ card }) => card.figures.at(-1));
    expect(figures.length).toBeGreaterThan(0);
    expect(new Set(plain(figures) as string[])).toEqual(new Set(['at least 9.2 kg N/ha']));
  });

  it('proposes a rate that is easily set, not the 156.25 L/ha that fill the tank to the line', () => {
    const [card] = cardsOf(formReading({ ...urea, sprayAreaHa: 6.4 }).draft).flatMap(
      ({ way, card: made }) => (way.draft.applicationRateLPerHa === 155 ? [made] : []),
    );
    expect(plain(card)).toMatchObject({
      title: 'Application rate 155 L/ha',
      takes: ['55 L/ha more water', '352 L more water in all'],
    });
  });

  it('shows no figure that the mix does not show once it is taken, and is undone in one step', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const { draft } = formReading(form);
        for (const { way, card, cardFor } of cardsOf(draft)) {
          const store = createDraftStore(null);
          store.form.setState({ value: form });
          store.change(takenFields(draft, way.draft), 'taken');
          const taken = formReading(store.form.getState().value).draft;
          expect(cardFor(taken)).toEqual(card);
          store.undo();
          expect(calculateMix(formReading(store.form.getState().value).draft, catalogue)).toEqual(
            calculateMix(draft, catalogue),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});
