import type { CaughtNozzle } from '@mix/documents';
import { bar, judgeCatchTest, type CatchResult, type Nozzle } from '@mix/engine';
import type { CatchSetup } from './CatchRun.ts';

/** A tip of which nothing is published: its nozzles are held against each other. */
const unknownNozzle = (id: string): Nozzle => ({
  id,
  maker: '',
  series: '',
  model: id,
  type: '',
  angleDeg: null,
  isoSize: null,
  flowLPerMin: null,
  atBar: null,
  minBar: null,
  maxBar: null,
  flowExponent: 0.5,
  dropletStandard: null,
  dropletBands: [],
  swathM: null,
  orificeMm: null,
  sources: {},
});

/** Judges the nozzles caught so far; readings are in order of place from the left end. */
export function judgeCatchRun(
  { nozzleId, nozzleCount, pressureBar, tolerancePct }: CatchSetup,
  catches: readonly CaughtNozzle[],
  nozzle: Nozzle | null,
): CatchResult {
  const byPlace = new Map(catches.map((one) => [one.nozzle, one]));
  return judgeCatchTest({
    nozzle: nozzle ?? unknownNozzle(nozzleId),
    pressureBar: bar(pressureBar),
    tolerance: tolerancePct / 100,
    catches: Array.from({ length: nozzleCount }, (_, index) => byPlace.get(index + 1) ?? null),
  });
}
