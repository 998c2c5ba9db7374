import { randomDraft, type DraftPool } from './randomDraft.ts';
import type { Random } from './Random.ts';

const PLAIN: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  0,
  -1,
  1e-9,
  60,
  1000,
  5000,
  50_000,
  100_000,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER + 2,
  0.1 + 0.2,
  '12',
  '',
  ' ',
  'constructor',
  '__proto__',
  'kg/ha',
  true,
  null,
  undefined,
  12n,
  Symbol('draft'),
  () => 1,
];

const holdsItself = (): object => {
  const holder: Record<string, object> = {};
  holder['value'] = holder;
  return holder;
};

/**
 * Made anew for each draft: the draft is changed further, and with it any object put into it, so
 * that a shared object would stay changed in all later drafts.
 */
const HOLDERS: readonly (() => object)[] = [
  () => ({}),
  () => [],
  () => [null],
  () => [[]],
  () => ({ value: 1 }),
  () => new Date(0),
  () => new Map(),
  holdsItself,
];

const garbage = (random: Random): unknown =>
  random.chance(HOLDERS.length / (HOLDERS.length + PLAIN.length))
    ? random.pick(HOLDERS)()
    : random.pick(PLAIN);

const KEYS = [
  'name',
  'machineId',
  'boomConfigurationId',
  'tankCapacityL',
  'deadVolumeL',
  'tankResidualL',
  'swathWidthM',
  'nozzle',
  'nozzleId',
  'sprayAreaHa',
  'applicationRateLPerHa',
  'waterTemperatureC',
  'waterAnalysis',
  'heel',
  'volumeL',
  'contents',
  'loadSplit',
  'products',
  'productId',
  'rate',
  'value',
  'unit',
  'overrides',
  'containers',
  'price',
  'measuringStep',
  'mixingOrder',
  'labelAllowances',
  'tankCapcityL',
  '0',
] as const;

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** An object or list inside the draft, found by walking down at random. */
function somewhere(random: Random, root: Container): Container {
  let place = root;
  for (;;) {
    const inner = Object.values(place).filter(isContainer);
    if (inner.length === 0 || random.chance(0.4)) return place;
    place = random.pick(inner);
  }
}

/** A draft with one to three things in it that nobody should type, or no draft at all. */
export function garbageDraft(random: Random, pool: DraftPool): unknown {
  if (random.chance(0.1)) return garbage(random);
  const draft = randomDraft(random, pool) as Container;
  for (let times = random.whole(1, 3); times > 0; times -= 1) {
    const place = somewhere(random, draft);
    const keys = Object.keys(place);
    const key = keys.length > 0 && random.chance(0.7) ? random.pick(keys) : random.pick(KEYS);
    if (random.chance(0.15)) Reflect.deleteProperty(place, key);
    else
      Object.defineProperty(place, key, {
        value: garbage(random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return draft;
}
