import {
  figuresBeyond,
  isLocked,
  RECORD_FIGURES,
  renamedPaddock,
  reviseRecord,
  type LearnedCode,
  type Paddock,
  type SavedMix,
  type SprayRecord,
  type StockEntry,
} from '@mix/documents';
import { exampleRecord } from '../packages/documents/src/testing/exampleRecord.ts';
import type { KeptDocument } from '../apps/web/src/sync/DocumentCollection.ts';
import type { DocumentStore } from '../apps/web/src/sync/device/createDocumentStore.ts';
import type { DocumentValues } from '../apps/web/src/sync/DocumentValues.ts';
import { marksIn, type Book } from './Book.ts';
import type { Chance } from './Chance.ts';
import type { SimulatedDevice } from './SimulatedDevice.ts';

const COLLECTIONS = [
  ...(['paddocks', 'mixes', 'records'] as const),
  // What is changed by people is where most can go wrong.
  ...(['paddocks', 'mixes', 'records', 'stock', 'codes'] as const),
] as const;
/** Few, so that several devices learn the same code, each for something else. */
const CODES = 4;
type Edited = (typeof COLLECTIONS)[number];
type Changed = Exclude<Edited, 'stock'>;

/** Who works on one device: makes, changes and removes documents, and chooses where it is asked. */
export class Person {
  readonly #device: SimulatedDevice;
  readonly #chance: Chance;
  readonly #book: Book;

  constructor(device: SimulatedDevice, chance: Chance, book: Book) {
    this.#device = device;
    this.#chance = chance;
    this.#book = book;
  }

  /** Does one thing. Nobody counts on a change that the device does not confirm. */
  async act(): Promise<void> {
    const store = this.#device.page?.store;
    if (store === undefined) return;
    const what = this.#chance.fraction();
    const name = this.#chance.oneOf(COLLECTIONS) ?? 'paddocks';
    if (what < 0.15) await this.#answer(store);
    else if (what < 0.25) await this.#remove(store, name);
    else if (what < 0.4) await this.#make(store, name);
    else if (name === 'stock') await this.#counter(store);
    else await this.#change(store, name);
  }

  /** Changes a paddock, which may be stored in the form of an older version of the app. */
  async changeGround(): Promise<void> {
    const store = this.#device.page?.store;
    if (store !== undefined) await this.#change(store, 'paddocks');
  }

  async #make(store: DocumentStore, name: Edited): Promise<void> {
    const id = name === 'codes' ? `code${String(this.#chance.below(CODES))}` : this.#device.newId();
    // A code that is learned already is not learned again.
    if (name === 'codes' && (await store.all(name)).some((known) => known.id === id)) return;
    const mark = this.#book.newMark();
    this.#say(`makes ${name}/${id}: ${mark}`);
    const fresh = {
      paddocks: { ...paddock, name: mark },
      mixes: { ...mix, name: mark, draft: { ...mix.draft, name: mark } },
      records: { ...exampleRecord, notes: mark },
      stock: { ...delivery, note: mark },
      codes: { ...code, productId: mark },
    }[name];
    await store.save(name, id, fresh);
    this.#confirmed([mark]);
  }

  async #change(store: DocumentStore, name: Changed): Promise<void> {
    const seen = await this.#pick(store, name);
    if (seen === undefined) return;
    const [after, written] = this.#changed(name, seen);
    const now = marksIn(withoutHistory(after));
    const replaced = marksIn(withoutHistory(seen.value)).filter((mark) => !now.includes(mark));
    this.#say(`changes ${name}/${seen.id}: ${written.join(' ')} in place of ${replaced.join(' ')}`);
    this.#book.replace(replaced);
    await store.save(name, seen.id, after, seen.value);
    this.#confirmed(written);
  }

  /** An entry of the stock is never changed: another entry takes it out of the sums. */
  async #counter(store: DocumentStore): Promise<void> {
    const seen = this.#chance.oneOf(await store.all('stock'));
    if (seen === undefined) return;
    const id = this.#device.newId();
    const mark = this.#book.newMark();
    const { productId, at, by } = seen.value;
    this.#say(`counters stock/${seen.id} with stock/${id}: ${mark}`);
    await store.save('stock', id, { kind: 'counter', productId, at, by, note: mark, of: seen.id });
    this.#confirmed([mark]);
  }

  async #remove(store: DocumentStore, name: Edited): Promise<void> {
    if (name === 'stock') return;
    const seen = await this.#pick(store, name);
    if (seen === undefined) return;
    if (name === 'records' && isLocked(seen.createdAt, this.#device.now())) return;
    this.#say(`removes ${name}/${seen.id}: ${marksIn(seen.value).join(' ')}`);
    this.#book.replace(marksIn(seen.value));
    for (const { value } of await store.all('conflicts')) {
      if (value.documentId === seen.id) this.#book.replace(marksIn(value));
    }
    await store.remove(name, seen.id);
  }

  async #answer(store: DocumentStore): Promise<void> {
    const asked = this.#chance.oneOf(await store.all('conflicts'));
    if (asked === undefined) return;
    const choice = this.#chance.isOne(0.5) ? 'other' : 'kept';
    const { value } = asked;
    const gone = choice === 'kept' ? marksIn(value.other) : marksIn(value.kept);
    this.#say(
      `chooses ${choice} of ${value.documentId} ${value.about} ${value.path.join('/')}: ` +
        `without ${gone.join(' ')}`,
    );
    const path = `${this.#device.owner}/${value.collection}/${value.documentId}`;
    const before = marksIn(this.#device.disk.held.get(path)?.fields);
    this.#book.replace(gone);
    await store.resolve(asked, choice);
    const after = marksIn(this.#device.disk.held.get(path)?.fields);
    this.#book.replace(before.filter((mark) => !after.includes(mark)));
  }

  async #pick(store: DocumentStore, name: Edited): Promise<KeptDocument<never> | undefined> {
    const all = await store.all(name);
    // A record that the account refused is left to `lookAfter`, which gives it a reason.
    return this.#chance.oneOf(all.filter(({ place }) => place !== 'refused')) as
      | KeptDocument<never>
      | undefined;
  }

  #changed(
    name: Changed,
    { value, createdAt, updatedAt }: KeptDocument<never>,
  ): readonly [DocumentValues[Changed], readonly string[]] {
    const mark = this.#book.newMark();
    if (name === 'paddocks') return this.#changedPaddock(value, mark);
    if (name === 'mixes') return this.#changedMix(value, mark);
    if (name === 'codes') return [{ ...(value as LearnedCode), productId: mark }, [mark]];
    const record: SprayRecord = value;
    const [after, written] = this.#changedRecord(record, mark);
    const at = this.#device.now();
    if (!isLocked(createdAt, at)) return [after, [written]];
    const reason = this.#book.newMark();
    return [reviseRecord({ before: record, after, updatedAt, reason, at }), [written, reason]];
  }

  /** Changes a text or a figure of the form; a text where the form would not take the figure. */
  #changedRecord(record: SprayRecord, mark: string): readonly [SprayRecord, string] {
    const field = this.#chance.oneOf(['notes', 'operator', 'crop'] as const) ?? 'notes';
    const [name] = (this.#chance.isOne(0.5) ? this.#chance.oneOf(RECORD_FIGURES) : null) ?? [];
    if (name === undefined) return [{ ...record, [field]: mark }, mark];
    const figure = this.#book.newFigure() + (this.#chance.isOne(0.5) ? 10_000 : 0);
    const after = Object.hasOwn(record.weather, name)
      ? { ...record, weather: { ...record.weather, [name]: figure } }
      : { ...record, [name]: figure };
    return figuresBeyond(after).length > 0
      ? [{ ...record, [field]: mark }, mark]
      : [after, String(figure)];
  }

  #changedPaddock(value: Paddock, mark: string): readonly [Paddock, readonly string[]] {
    // The field with another name in another version of the app is changed most.
    const what = this.#chance.below(5);
    if (what === 0) return [renamedPaddock(value, mark), [mark]];
    if (what < 4) return [{ ...value, landUse: mark }, [mark]];
    const areaHa = this.#book.newFigure();
    return [{ ...value, areaHa }, [String(areaHa)]];
  }

  #changedMix(value: SavedMix, mark: string): readonly [SavedMix, readonly string[]] {
    const what = this.#chance.below(4);
    const { draft } = value;
    const products = draft.products ?? [];
    if (what === 0) return [{ ...value, name: mark, draft: { ...draft, name: mark } }, [mark]];
    if (what === 1) {
      const rate = { value: 20, unit: 'kg/ha' } as const;
      return [
        { ...value, draft: { ...draft, products: [...products, { productId: mark, rate }] } },
        [mark],
      ];
    }
    const figure = this.#book.newFigure();
    if (what === 2) {
      return [{ ...value, draft: { ...draft, applicationRateLPerHa: figure } }, [String(figure)]];
    }
    const changed = this.#chance.below(products.length);
    const rate = { value: figure, unit: 'kg/ha' } as const;
    const lines = products.map((line, place) => (place === changed ? { ...line, rate } : line));
    return [{ ...value, draft: { ...draft, products: lines } }, [String(figure)]];
  }

  #confirmed(marks: readonly string[]): void {
    this.#book.claim(marks);
    this.#say(`is told that ${marks.join(' ')} is saved`);
  }

  #say(what: string): void {
    this.#book.story.push(`${this.#device.now().toISOString()} ${this.#device.name} ${what}`);
  }
}

/** What a document says now, without its revisions: the account keeps those it had. */
const withoutHistory = (value: DocumentValues[Edited]): object => ({
  ...value,
  revisions: [],
  deviceRevisions: [],
});

const paddock: Paddock = {
  name: '',
  areaHa: 6.4,
  landUse: null,
  outline: null,
  earlierNames: [],
  retired: false,
};

const delivery: StockEntry = {
  kind: 'delivery',
  productId: 'urea',
  at: '2026-11-21T14:00:00+13:00',
  by: null,
  note: null,
  amount: { unit: 'kg', value: 1000 as never },
  packSize: 25,
  batch: null,
  expiresOn: null,
  centsPerUnit: null,
};

const code: LearnedCode = { text: '09412345678908', productId: '', pack: null };

const mix: SavedMix = {
  name: '',
  draft: {
    sprayAreaHa: 20,
    applicationRateLPerHa: 100,
    products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
  },
  engineVersion: '1',
  catalogueVersion: 'a',
  products: [],
  jarTest: null,
  paddock: null,
};
