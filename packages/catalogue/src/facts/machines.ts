import { fraction, litres, metres, type BoomConfiguration, type Machine } from '@mix/engine';
import { number, oneOf, orNull, readFacts, readFactsOf, span, text } from '../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../tables/sourceColumns.ts';

const volume = orNull(number(0.5, 80_000));
const share = orNull(number(0, 1));
const perHa = orNull(number(1, 5000));
const speed = orNull(number(0.5, 60));

/** Facts of a machine, each of which has a source where it is stated. */
const FACTS = [
  'nominalTankL',
  'usableFraction',
  'deadVolumeL',
  'boomConfigurations',
  'agitation',
  'pump',
  'suspendedSolidsLimitFraction',
  'publishedRateLPerHa',
  'publishedSpeedKmPerH',
  'notes',
] as const;

const rows = readFacts('machines', {
  id: text,
  name: text,
  nominalTankL: volume,
  usableFraction: share,
  deadVolumeL: volume,
  agitation: orNull(text),
  pump: orNull(text),
  suspendedSolidsLimitFraction: share,
  rateMinLPerHa: perHa,
  rateMaxLPerHa: perHa,
  speedMinKmPerH: speed,
  speedMaxKmPerH: speed,
  notes: orNull(text),
});
const ids = new Set(rows.map(({ id }) => id));

const booms = readFactsOf(
  'booms',
  {
    machineId: text,
    id: text,
    name: text,
    kind: oneOf('boom', 'boomless'),
    swathWidthM: orNull(number(0.5, 60)),
    nozzleCount: orNull(number(1, 200)),
  },
  'machineId',
  ids,
);
const cited = readFactsOf(
  'machineSources',
  { machineId: text, fact: oneOf(...FACTS), ...sourceColumns },
  'machineId',
  ids,
);

const boomsOf = (id: string): readonly BoomConfiguration[] =>
  (booms.get(id) ?? []).map(({ machineId: _of, swathWidthM, ...boom }) => ({
    ...boom,
    swathWidthM: swathWidthM === null ? null : metres(swathWidthM),
  }));

/**
 * Sprayers by maker and model, and usual sizes. What no page gave is null, never a likely figure. A tank
 * that holds more than it is sold as may be filled to its nominal volume; of the others 95 % is assumed.
 */
export const machines: readonly Machine[] = rows.map((row) => ({
  id: row.id,
  name: row.name,
  nominalTankL: row.nominalTankL === null ? null : litres(row.nominalTankL),
  usableFraction: row.usableFraction === null ? null : fraction(row.usableFraction),
  deadVolumeL: row.deadVolumeL === null ? null : litres(row.deadVolumeL),
  tankResidualL: null,
  boomConfigurations: boomsOf(row.id),
  agitation: row.agitation,
  pump: row.pump,
  suspendedSolidsLimitFraction:
    row.suspendedSolidsLimitFraction === null ? null : fraction(row.suspendedSolidsLimitFraction),
  publishedRateLPerHa: span(row.rateMinLPerHa, row.rateMaxLPerHa, row.id),
  publishedSpeedKmPerH: span(row.speedMinKmPerH, row.speedMaxKmPerH, row.id),
  notes: row.notes,
  sources: Object.fromEntries(
    (cited.get(row.id) ?? []).map((source) => [source.fact, sourceOf(source)]),
  ),
}));
