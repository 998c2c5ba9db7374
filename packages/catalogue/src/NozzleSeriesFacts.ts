import type { DropletClass, DropletStandard, FactSource } from '@mix/engine';

/** Classes from the lowest pressure up, with the pressure (bar) where one ends and the next begins. */
export type DropletScale = readonly [DropletClass, ...(number | DropletClass)[]];

export interface TipFacts {
  readonly id: string;
  readonly model: string;
  readonly isoSize: string | null;
  readonly flowLPerMin: number | null;
  readonly flowExponent?: number;
  readonly droplets?: DropletScale;
  /** `atBar` and the three figures below are set only where the tip differs from its series. */
  readonly atBar?: number;
  readonly pressureBar?: readonly [number, number];
  readonly angleDeg?: number;
  readonly swathM?: readonly [number, number];
  /** The flow is the nominal one of its size: the maker's own table was not read. */
  readonly flowIsNominal?: true;
}

/** One maker's table, as it is written down: what its tips share, then a row for each tip. */
export interface NozzleSeriesFacts {
  readonly maker: string;
  readonly series: string;
  readonly type: string;
  readonly angleDeg: number | null;
  readonly atBar: number | null;
  readonly pressureBar: readonly [number, number] | null;
  readonly dropletStandard: DropletStandard | null;
  readonly swathM?: readonly [number, number];
  readonly source: FactSource;
  readonly tips: readonly TipFacts[];
}
