import { describe, expect, it } from 'vitest';
import { createDraftStore } from './createDraftStore.ts';
import { formReading } from '../reading/readForm.ts';
import type { DeviceStorage } from '../../device/storage/deviceStorage.ts';

function device(held: Readonly<Record<string, string>> = {}): DeviceStorage & {
  readonly held: Map<string, string>;
} {
  const map = new Map(Object.entries(held));
  return {
    held: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      map.set(key, value);
    },
    removeItem: (key) => {
      map.delete(key);
    },
  };
}

const fullDevice = (): DeviceStorage => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
});

const draftOf = (store: ReturnType<typeof createDraftStore>) =>
  formReading(store.form.getState().value).draft;

describe('what is typed', () => {
  it('survives a reload, half-typed and unreadable text included', () => {
    const storage = device();
    const before = createDraftStore(storage);
    before.typeText('sprayAreaHa', '37.5');
    before.settle('sprayAreaHa');
    before.typeText('applicationRateLPerHa', '180.');
    before.typeText('waterTemperatureC', 'twelve');
    const after = createDraftStore(storage);
    expect(after.form.getState().value).toEqual(before.form.getState().value);
    expect(draftOf(after)).toMatchObject({ sprayAreaHa: 37.5, applicationRateLPerHa: 180 });
    expect(formReading(after.form.getState().value).unread).toMatchObject([
      { path: 'waterTemperatureC', text: 'twelve' },
    ]);
  });

  it('becomes a figure when the field is left, unless it stands for none', () => {
    const store = createDraftStore(device());
    store.typeText('sprayAreaHa', '12.');
    store.settle('sprayAreaHa');
    expect(store.form.getState().value.sprayAreaHa).toBe(12);
    store.typeText('sprayAreaHa', '1,500');
    store.settle('sprayAreaHa');
    expect(store.form.getState().value.sprayAreaHa).toEqual({ typed: '1,500' });
    store.typeText('sprayAreaHa', '');
    store.settle('sprayAreaHa');
    expect(store.form.getState().value.sprayAreaHa).toBeNull();
  });

  it('is empty at first, as the drawn page is, whatever the device holds', () => {
    const storage = device();
    createDraftStore(storage).typeText('sprayAreaHa', '20');
    expect(createDraftStore(storage).form.getInitialState().value).toEqual({ products: [] });
  });

  it('is answered once it is drawn; what is chosen at once, with all that was typed before', () => {
    const waiting: (() => void)[] = [];
    const store = createDraftStore(device(), (act) => waiting.push(act));
    const answered = () => {
      const { form, isBehind } = store.answered.getState();
      return { area: formReading(form).draft.sprayAreaHa, isBehind };
    };
    store.typeText('sprayAreaHa', '2');
    store.typeText('sprayAreaHa', '20');
    expect(answered()).toEqual({ area: undefined, isBehind: true });
    expect(draftOf(store).sprayAreaHa).toBe(20);
    for (const act of waiting.splice(0)) act();
    expect(answered()).toEqual({ area: 20, isBehind: false });
    store.typeText('sprayAreaHa', '30');
    store.set('loadSplit', 'equal');
    expect(answered()).toEqual({ area: 30, isBehind: false });
    expect(store.answered.getInitialState().form).toEqual({ products: [] });
  });

  it('brings what its group needs', () => {
    const store = createDraftStore(device());
    store.addProduct('urea', 'kg/ha');
    store.typeText('products.0.price.amountCents', '14.50', { per: 'kg' });
    expect(draftOf(store).products?.[0]?.price).toEqual({ amountCents: 1450, per: 'kg' });
    store.typeText('products.0.price.amountCents', '');
    expect(draftOf(store).products?.[0]?.price).toBeNull();
  });
});

describe('steppers', () => {
  it.each([
    ['100', 1, 105],
    ['102', 1, 105],
    ['102', -1, 100],
  ] as const)('from %j by %i to %i', (typed, direction, result) => {
    const store = createDraftStore(device());
    store.typeText('applicationRateLPerHa', typed);
    store.step('applicationRateLPerHa', direction, 5);
    expect(store.form.getState().value.applicationRateLPerHa).toBe(result);
  });

  it('begin with what an earlier mix had, and with nothing where there was none', () => {
    const store = createDraftStore(device());
    store.step('applicationRateLPerHa', 1, 5);
    expect(store.form.getState().value.applicationRateLPerHa ?? null).toBeNull();
    store.set('applicationRateLPerHa', 120);
    store.startNew(0, 'New mix');
    store.step('applicationRateLPerHa', 1, 5);
    expect(store.form.getState().value.applicationRateLPerHa).toBe(120);
  });

  it.each(['5', 'abc'])('leave %j alone where a step would lose it', (typed) => {
    const store = createDraftStore(device());
    store.typeText('applicationRateLPerHa', typed);
    store.step('applicationRateLPerHa', -1, 5);
    expect(store.form.getState().value.applicationRateLPerHa).toEqual({ typed });
  });
});

describe('products', () => {
  it('come with no rate the first time, and with the last one used after that', () => {
    const store = createDraftStore(device());
    expect(store.addProduct('urea', 'kg/ha')).toBe(0);
    expect(draftOf(store).products).toEqual([{ productId: 'urea', rate: null }]);
    store.typeText('products.0.rate.value', '25');
    store.startNew(0, 'New mix');
    store.addProduct('urea', 'g/ha');
    expect(draftOf(store).products).toEqual([
      { productId: 'urea', rate: { value: 25, unit: 'kg/ha' } },
    ]);
  });

  it('stand in a mix once', () => {
    const store = createDraftStore(device());
    store.addProduct('urea', 'kg/ha');
    store.addProduct('ams', 'kg/ha');
    expect(store.addProduct('urea', 'kg/ha')).toBe(0);
    expect(store.form.getState().value.products).toHaveLength(2);
  });

  it('come back where they stood, with what was typed, and edits made since are kept', () => {
    const store = createDraftStore(device());
    for (const id of ['urea', 'ams', 'seaweed']) store.addProduct(id, 'kg/ha');
    store.typeText('products.1.rate.value', '1,500');
    store.removeProduct(1, 'Ammonium sulphate removed');
    store.typeText('products.0.rate.value', '40');
    expect(store.removals.getState().list).toMatchObject([{ words: 'Ammonium sulphate removed' }]);
    store.undo();
    expect(store.form.getState().value.products).toEqual([
      { productId: 'urea', rate: { value: { typed: '40' }, unit: 'kg/ha' } },
      { productId: 'ams', rate: { value: { typed: '1,500' }, unit: 'kg/ha' } },
      { productId: 'seaweed', rate: { value: null, unit: 'kg/ha' } },
    ]);
    expect(store.removals.getState().list).toEqual([]);
  });

  it('are undone last first', () => {
    const store = createDraftStore(device());
    for (const id of ['urea', 'ams']) store.addProduct(id, 'kg/ha');
    store.removeProduct(0, 'a');
    store.removeProduct(0, 'b');
    store.undo();
    expect(store.form.getState().value.products.map(({ productId }) => productId)).toEqual(['ams']);
    store.undo();
    expect(store.form.getState().value.products.map(({ productId }) => productId)).toEqual([
      'urea',
      'ams',
    ]);
  });

  it('move by one place and stop at the ends', () => {
    const store = createDraftStore(device());
    for (const id of ['urea', 'ams']) store.addProduct(id, 'kg/ha');
    store.moveProduct(0, -1);
    store.moveProduct(0, 1);
    store.moveProduct(1, 1);
    expect(store.form.getState().value.products.map(({ productId }) => productId)).toEqual([
      'ams',
      'urea',
    ]);
  });

  it('give a container back', () => {
    const store = createDraftStore(device());
    store.addProduct('urea', 'kg/ha');
    const bag = { size: 25, unit: 'kg', kind: 'bag' } as const;
    store.set('products.0.containers', [bag, { ...bag, size: 500 }]);
    store.removeContainer('products.0', 0, 'Size removed');
    expect(draftOf(store).products?.[0]?.containers).toEqual([{ ...bag, size: 500 }]);
    store.undo();
    expect(draftOf(store).products?.[0]?.containers).toEqual([bag, { ...bag, size: 500 }]);
  });
});

describe('the machine', () => {
  it('is offered for the next mix, also after the draft is gone', () => {
    const storage = device();
    const store = createDraftStore(storage);
    store.setMachine({ machineId: 'custom' });
    store.typeText('tankCapacityL', '1200');
    store.typeText('sprayAreaHa', '20');
    storage.held.delete('mix.draft');
    expect(draftOf(createDraftStore(storage))).toEqual({
      machineId: 'custom',
      tankCapacityL: 1200,
      products: [],
    });
  });

  it('leaves nothing behind when another one is chosen', () => {
    const store = createDraftStore(device());
    store.setMachine({ machineId: 'custom' });
    store.typeText('tankCapacityL', '1200');
    store.typeText('sprayAreaHa', '20');
    store.setMachine({ machineId: 'tnf-multi-1000' });
    expect(draftOf(store)).toEqual({
      machineId: 'tnf-multi-1000',
      sprayAreaHa: 20,
      products: [],
    });
  });
});

describe('mixes', () => {
  it('are put away by a new one, opened again, and the way back is open', () => {
    const storage = device();
    const store = createDraftStore(storage);
    store.setMachine({ machineId: 'custom' });
    store.typeText('sprayAreaHa', '20');
    store.startNew(1_000, 'New mix');
    expect(draftOf(store)).toEqual({ machineId: 'custom', products: [] });
    const [earlier] = createDraftStore(storage).recent.getState().value;
    expect(earlier?.keptAt).toBe(1_000);
    store.undo();
    expect(draftOf(store).sprayAreaHa).toBe(20);
    if (earlier === undefined) throw new Error('the mix was not put away');
    store.typeText('sprayAreaHa', '30');
    store.open(earlier.form, 2_000, 'Opened');
    expect(draftOf(store).sprayAreaHa).toBe(20);
    expect(store.recent.getState().value).toHaveLength(2);
  });
});

describe('a mix whose job is recorded', () => {
  it('is the last one, and no longer in work; another one in work stays', () => {
    const store = createDraftStore(device());
    store.setMachine({ machineId: 'custom', tankCapacityL: 1000 });
    store.typeText('sprayAreaHa', '8');
    store.putAwayDone({ ...draftOf(store), sprayAreaHa: 9 }, 1_000);
    expect(draftOf(store).sprayAreaHa).toBe(8);
    store.putAwayDone(draftOf(store), 1_000);
    expect(draftOf(store)).toEqual({ machineId: 'custom', tankCapacityL: 1000, products: [] });
    expect(store.recent.getState().value[0]?.keptAt).toBe(1_000);
  });

  it('is known by the mix, whatever the records said of the ground when it was begun', () => {
    const store = createDraftStore(null);
    store.typeText('sprayAreaHa', '8');
    store.putAwayDone({ ...draftOf(store), nitrogenAppliedKgPerHa: 61.5 }, 1_000);
    expect(draftOf(store)).toEqual({ products: [] });
  });

  it('what held for that day alone does not come again with it', () => {
    const store = createDraftStore(null);
    store.set('sprayAreaHa', 8);
    store.set('heel', { volumeL: 200, contents: 'sameMix' });
    store.set('nitrogenAppliedKgPerHa', 120);
    store.putAwayDone(draftOf(store), 1_000);
    // 200 L of mix that is not there any more would leave a fifth of a tank of 1,000 L undosed.
    expect(store.recent.getState().value[0]?.form).toMatchObject({
      sprayAreaHa: 8,
      heel: null,
      nitrogenAppliedKgPerHa: null,
    });
  });
});

describe('the device', () => {
  it.each([
    ['text that is no JSON', '{"schema":1,'],
    ['another schema', '{"schema":99,"value":{"products":[]}}'],
    ['an unknown field', '{"schema":1,"value":{"products":[],"tankSize":5}}'],
    ['a wrong type', '{"schema":1,"value":{"products":[],"sprayAreaHa":"20"}}'],
    ['products that are no list', '{"schema":1,"value":{"products":{}}}'],
    ['a product without a name', '{"schema":1,"value":{"products":[{}]}}'],
    ['a form that is only text', '{"schema":1,"value":{"typed":"x"}}'],
  ])('keeps %s aside, shows it, and never writes over it', (_what, damaged) => {
    const storage = device({ 'mix.draft': damaged });
    const store = createDraftStore(storage);
    expect(store.unreadable.getState().copies).toEqual([damaged]);
    store.typeText('sprayAreaHa', '20');
    expect(createDraftStore(storage).unreadable.getState().copies).toEqual([damaged]);
    store.discardUnreadable();
    expect(createDraftStore(storage).unreadable.getState().copies).toEqual([]);
    expect(draftOf(createDraftStore(storage)).sprayAreaHa).toBe(20);
  });

  it('says when it refuses to keep the mix', () => {
    const store = createDraftStore(fullDevice());
    expect(store.form.getState().refused).toBe(false);
    store.typeText('sprayAreaHa', '20');
    expect(store.form.getState()).toMatchObject({ refused: true });
    expect(draftOf(store).sprayAreaHa).toBe(20);
  });

  it('does not write over a damaged copy that there was no room to move', () => {
    const held = '{"schema":1,';
    const written: string[] = [];
    const store = createDraftStore({
      getItem: (key) => (key === 'mix.draft' ? held : null),
      setItem: (key) => {
        if (key === 'mix.unreadable') throw new DOMException('full', 'QuotaExceededError');
        written.push(key);
      },
      removeItem: () => undefined,
    });
    store.typeText('sprayAreaHa', '20');
    expect(written).not.toContain('mix.draft');
    expect(store.form.getState().refused).toBe(true);
  });

  it('is not needed to plan', () => {
    const store = createDraftStore(null);
    store.typeText('sprayAreaHa', '20');
    expect(draftOf(store).sprayAreaHa).toBe(20);
    expect(store.form.getState().refused).toBe(true);
  });
});
