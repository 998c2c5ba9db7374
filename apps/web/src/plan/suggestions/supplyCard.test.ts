import { catalogue } from '@mix/catalogue';
import { calculateMix, proposeSupply, type MixDraft } from '@mix/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productNames } from '../../i18n/products/productNames.ts';
import { createDraftStore } from '../draft/createDraftStore.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { formReading } from '../reading/readForm.ts';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { candidatesFor, readTarget, type TargetUnits } from './nutrientTarget.ts';
import { supplyCard } from './supplyCard.ts';
import { takenFields } from './takenFields.ts';

const form: MixForm = {
  machineId: 'custom',
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 300,
  waterTemperatureC: 20,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' }, measuringStep: 0.1 }],
};
const ids = ['urea', 'ams', 'mkp', 'sop', 'uan32'];
const cardOf = (proposal: Parameters<typeof supplyCard>[0], units: TargetUnits = {}) =>
  supplyCard(proposal, ids, units, productNames(catalogue, ids), problemWordsOf(catalogue, ids));
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

describe('the card of a nutrient target', () => {
  it('20 kg N and 6 kg S: 25 kg of 24 % S, and urea of 46 % for the rest of the N (S9)', () => {
    const { draft } = formReading(form);
    const [best] = proposeSupply(draft, { N: 20, S: 6 }, ['urea', 'ams'], catalogue).proposals;
    expect(plain(best && cardOf(best))).toMatchObject({
      title: 'Urea 32.1 kg/ha + Ammonium sulphate 25 kg/ha',
      gives: ['N 20 kg/ha', 'S 6 kg/ha'],
      takes: [],
    });
  });

  it('tells a target in the unit that it was stated in: 15 kg SO3 are 6 kg S (S9)', () => {
    const { draft } = formReading(form);
    const units = { S: 'kg SO3/ha' } as const;
    const wanted = readTarget({ wanted: { N: '20', S: '15' }, units, productIds: null }) ?? {};
    expect(wanted.S).toBeCloseTo(15 * 0.4005, 9);
    const [best] = proposeSupply(draft, wanted, ['urea', 'ams'], catalogue).proposals;
    expect(plain(best && cardOf(best, units))).toMatchObject({
      gives: ['N 20 kg/ha', 'SO3 15 kg/ha'],
      takes: [],
    });
  });

  it('brings grams of a trace element, and is not content with nearly', () => {
    const { draft } = formReading(form);
    const wanted = readTarget({ wanted: { B: '150' }, units: {}, productIds: null }) ?? {};
    expect(wanted).toEqual({ B: 0.15 });
    const [first] = candidatesFor(wanted, catalogue, []);
    const [best] = proposeSupply(draft, wanted, [first?.id ?? ''], catalogue).proposals;
    expect(plain(best && cardOf(best))).toMatchObject({ gives: ['B 150.1 g/ha'], takes: [] });
  });

  it('says what is short and what is over', () => {
    const { draft } = formReading(form);
    const [nearest] = proposeSupply(draft, { P: 5, K: 5 }, ['mkp'], catalogue).proposals;
    const { takes } = plain(nearest && cardOf(nearest)) as { readonly takes: readonly string[] };
    expect(takes).toHaveLength(2);
    expect(takes[0]).toMatch(/^P 0\.\d kg\/ha short$/);
    expect(takes[1]).toMatch(/^K 0\.\d kg\/ha over$/);
  });

  it('shows no figure that the mix does not show once it is taken', () => {
    const kg = fc.option(fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10));
    fc.assert(
      fc.property(kg, kg, kg, kg, (N, P, K, S) => {
        const wanted = Object.fromEntries(
          Object.entries({ N, P, K, S }).filter(([, value]) => value !== null),
        ) as Readonly<Record<string, number>>;
        const { draft } = formReading(form);
        for (const proposal of proposeSupply(draft, wanted, ids, catalogue).proposals) {
          const store = createDraftStore(null);
          store.form.setState({ value: form });
          store.change(takenFields(draft, proposal.draft), 'taken');
          const taken: MixDraft = formReading(store.form.getState().value).draft;
          const { plan, problems } = calculateMix(taken, catalogue);
          const targets = proposal.targets.map((target) => ({
            ...target,
            suppliedKgPerHa: plan?.supply.elementalKgPerHa[target.nutrient] ?? 0,
          }));
          expect(plan && cardOf({ ...proposal, draft: taken, plan, problems, targets })).toEqual(
            cardOf(proposal),
          );
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('what may bring a target', () => {
  it('is what holds it, known products first, and only liquids that can be measured out', () => {
    const listed = candidatesFor({ S: 6 }, catalogue, ['ams']).map(({ id }) => id);
    expect(listed[0]).toBe('ams');
    expect(listed).toContain('sulphur');
    expect(listed).not.toContain('urea');
    expect(listed).not.toContain('coso4');
  });

  it('is asked for nothing while a text is no number, and 0 is nothing wanted', () => {
    const wanted = { N: '20', P: '', K: '0', S: '' };
    expect(readTarget({ wanted, units: {}, productIds: null })).toEqual({ N: 20 });
    expect(readTarget({ wanted: { ...wanted, S: 'six' }, units: {}, productIds: null })).toBeNull();
  });
});
