import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { Range } from './readTarget.ts';

/** A target whose products are settled: only rate, split and perhaps the nozzle are open. */
export interface SolveJob {
  readonly catalogue: Catalogue;
  /** Draft without application rate and load split. */
  readonly base: MixDraft;
  /** The draft read at one of its rates, for what does not depend on the rate. */
  readonly inputs: MixInputs;
  readonly travelSpeedKmPerH: Range | null;
  /** Positions that share the flow; null is not known. */
  readonly nozzleCount: number | null;
}
