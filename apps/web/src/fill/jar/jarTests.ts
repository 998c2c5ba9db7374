import { localTime, momentOf, type RecordJarTest, type SavedMix } from '@mix/documents';
import { isFields, type MixDraft } from '@mix/engine';
import { useStore } from 'zustand';
import { savedMixes } from '../../sync/savedMixes.ts';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { JAR_VERDICTS, type JarResult } from './JarResult.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/** The result for one kind of mix. */
interface JarTest {
  /** The key that `jarKey` gives. */
  readonly key: string;
  readonly result: JarResult;
}

const REMEMBERED = 50;
const none: readonly JarTest[] = [];

const isResult = (value: unknown): boolean =>
  isFields(value) &&
  JAR_VERDICTS.some((verdict) => verdict === value.verdict) &&
  typeof value.atMs === 'number' &&
  (value.notes === null || typeof value.notes === 'string');

const isJarTest = (value: unknown): boolean =>
  isFields(value) && typeof value.key === 'string' && isResult(value.result);

const kept = createKeptValue(browserStorage(), {
  key: 'mix.jarTests',
  schema: 1,
  empty: none,
  read: (stored) =>
    Array.isArray(stored) && stored.every(isJarTest) ? (stored as readonly JarTest[]) : null,
});

/**
 * A key that is the same for mixes that fill a jar alike: products, their rates and the liquid per
 * hectare; the tank too where a rate is per load. The ground and the sprayer make no difference.
 */
export function jarKey({ applicationRateLPerHa, tankCapacityL, products }: MixDraft): string {
  const lines = (products ?? [])
    .map(({ productId, rate }) => [productId, rate?.value ?? null, rate?.unit ?? null] as const)
    .toSorted(([a], [b]) => a.localeCompare(b));
  const isPerLoad = lines.some(([, , unit]) => unit?.includes('load'));
  return JSON.stringify([applicationRateLPerHa, isPerLoad ? tankCapacityL : null, lines]);
}

/** A verdict as documents keep it. */
export const jarTestFields = ({ verdict, atMs, notes }: JarResult): RecordJarTest => ({
  verdict,
  at: localTime(new Date(atMs), deviceOffset(atMs)),
  notes,
});

const resultOf = ({ verdict, at, notes }: RecordJarTest): JarResult => ({
  verdict,
  atMs: momentOf(at),
  notes,
});

const newest = (results: readonly JarResult[]): JarResult | null =>
  results.toSorted((a, b) => b.atMs - a.atMs)[0] ?? null;

function find(
  draft: MixDraft,
  tests: readonly JarTest[],
  mixes: readonly { readonly value: SavedMix }[],
): JarResult | null {
  // Without tests no key is made: putting ids in order asks for the device's language, which takes
  // a slow phone long the first time.
  if (tests.length === 0 && mixes.every(({ value }) => value.jarTest === null)) return null;
  const key = jarKey(draft);
  return newest([
    ...tests.filter((test) => test.key === key).map(({ result }) => result),
    ...mixes.flatMap(({ value: { jarTest, draft: saved } }) =>
      jarTest !== null && jarKey(saved) === key ? [resultOf(jarTest)] : [],
    ),
  ]);
}

/** The last verdict on a mix, seen on this device or kept with a saved mix; null without one. */
export const jarTestOf = (draft: MixDraft): JarResult | null =>
  find(draft, kept.getState().value, []);

/** As `jarTestOf`, with what came from other devices. A hook. */
export function useJarTest(draft: MixDraft): JarResult | null {
  const tests = useStore(kept, ({ value }) => value);
  return find(draft, tests, soFar(savedMixes.useAll()));
}

/** Keeps a verdict on this device and with the saved mixes that it is of. */
export async function keepJarTest(draft: MixDraft, result: JarResult): Promise<void> {
  const key = jarKey(draft);
  kept.setState(({ value }) => ({
    value: [{ key, result }, ...value.filter((test) => test.key !== key)].slice(0, REMEMBERED),
  }));
  for (const { id, value } of soFar(await savedMixes.all())) {
    if (jarKey(value.draft) !== key) continue;
    await savedMixes.save(id, { ...value, jarTest: jarTestFields(result) }, value);
  }
}
