import { KEPT_DRAFTS } from '@mix/engine/keptDrafts';
import { describe, expect, it } from 'vitest';
import { createDraftStore } from './createDraftStore.ts';
import type { DeviceStorage } from '../../device/storage/deviceStorage.ts';
import { formReading } from '../reading/readForm.ts';

/** A device as it was left before the draft's fields had one table: texts as they were written. */
const device = (held: Readonly<Record<string, string>>): DeviceStorage => {
  const map = new Map(Object.entries(held));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      map.set(key, value);
    },
    removeItem: (key) => {
      map.delete(key);
    },
  };
};

const kept = (value: unknown): string => JSON.stringify({ schema: 1, value });

const HALF_TYPED =
  '{"schema":1,"value":{"products":[' +
  '{"productId":"urea","rate":{"value":{"typed":"25,5"},"unit":"kg/ha"},"containers":[{"size":{"typed":"50","system":"us"},"unit":"kg","kind":"bag"}],"price":{"amountCents":{"typed":"0.82"},"per":"kg"}},' +
  '{"productId":"seaweed","rate":{"value":null,"unit":"L/ha"},"measuringStep":{"typed":"0.5"},"overrides":{"labelMaximumRate":{"value":{"typed":"3"},"unit":"L/ha"},"liquidDensityKgPerL":{"typed":"9","system":"us"}}}],' +
  '"machineId":"custom","tankCapacityL":{"typed":"300","system":"us"},"nozzle":{"nozzleId":"n-1","nozzleCount":{"typed":"40"}},"sprayAreaHa":{"typed":"37."},"applicationRateLPerHa":180,"waterTemperatureC":{"typed":"twelve"},"waterAnalysis":{"ph":{"typed":"7.2"}},"heel":{"volumeL":{"typed":"100"},"contents":null},' +
  '"paddock":{"id":"p1","name":"Hill","areaHa":37,"landUse":"pasture"},"receivedJobId":"20261121-1f2e3d","linked":{"held":"sprayAreaHa","computed":"applicationRateLPerHa","loadCount":{"typed":"3"},"value":180},"savedFacts":{"products":[],"settled":true}}}';

describe('what a device kept before', () => {
  it.each(Object.entries(KEPT_DRAFTS))('opens as it was left: %s', (_name, draft) => {
    const store = createDraftStore(
      device({
        'mix.draft': kept(draft),
        'mix.recent': kept([{ keptAt: 1_795_000_000_000, form: draft }]),
        'mix.rates': kept([{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }]),
      }),
    );
    expect(formReading(store.form.getState().value)).toEqual({ draft, unread: [], paddock: null });
    expect(store.recent.getState().value.map(({ form }) => form)).toEqual([draft]);
    expect(store.rates.getState().value).toHaveLength(1);
    expect(store.unreadable.getState().copies).toEqual([]);
  });

  it('opens with every text that was half typed, each in the units it was typed in', () => {
    const store = createDraftStore(device({ 'mix.draft': HALF_TYPED }));
    const form = store.form.getState().value;
    expect(form).toEqual((JSON.parse(HALF_TYPED) as { value: unknown }).value);
    const { draft, unread, paddock } = formReading(form);
    expect(paddock?.name).toBe('Hill');
    expect(unread.map(({ path, text }) => [path, text])).toEqual([['waterTemperatureC', 'twelve']]);
    expect(draft).toMatchObject({
      tankCapacityL: 1135.623_535_2,
      sprayAreaHa: 37,
      nozzle: { nozzleId: 'n-1', nozzleCount: 40 },
      waterAnalysis: { ph: 7.2 },
      heel: { volumeL: 100, contents: null },
      products: [
        {
          rate: { value: 25.5, unit: 'kg/ha' },
          containers: [{ size: 22.679_618_5, unit: 'kg', kind: 'bag' }],
          price: { amountCents: 82, per: 'kg' },
        },
        {
          rate: null,
          measuringStep: 0.5,
          overrides: { labelMaximumRate: { value: 3, unit: 'L/ha' } },
        },
      ],
    });
  });

  it('opens its sprayer under a new mix', () => {
    const { machineId, tankCapacityL, nozzle, gaugeStepL } = KEPT_DRAFTS.everyField;
    const setup = { machineId, tankCapacityL, nozzle, gaugeStepL };
    const store = createDraftStore(device({ 'mix.machine': kept(setup) }));
    expect(store.form.getState().value).toEqual({ products: [], ...setup });
  });
});
