import type { SprayedPaddock } from '@mix/documents';
import { coveredStrips, distanceM, netArea, type Coverage, type Stretch } from '@mix/ground';
import { useMemo, type ReactNode } from 'react';
import { GroundMap, type MapGround, type MapLine } from '../../ui/map/GroundMap.tsx';
import type { FittedMap } from '../../ui/map/fitMap.ts';
import { leftOutOf } from '../../ground/paddock/paddockGround.ts';

/** Most rows that covered ground is drawn with: more than a phone has dots for. */
const MOST_ROWS = 240;
/** A stretch that begins this near to where the one before it ended is the same path. */
const SAME_PLACE_M = 0.5;

interface TrackMapProps {
  readonly label: string;
  /** Null: the job has no outline, and the track stands alone. */
  readonly ground: SprayedPaddock | null;
  /** Null where width or area are not known: then the path alone is drawn. */
  readonly coverage: Coverage | null;
  readonly stretches: readonly Stretch[];
  readonly neighbours?: readonly MapGround[];
  readonly height?: number;
  readonly over?: (map: FittedMap) => ReactNode;
}

/** A map of the ground sprayed once and twice, within the outline; gaps in the track are dashes. */
export function TrackMap(props: TrackMapProps) {
  const { label, ground, coverage, stretches, neighbours = [], height, over } = props;
  const covers = useMemo(
    () =>
      coverage === null
        ? []
        : ([1, 2] as const).map((atLeast) => ({
            strips: coveredStrips(coverage, atLeast, MOST_ROWS),
            look: atLeast === 1 ? ('once' as const) : ('twice' as const),
          })),
    [coverage],
  );
  const hatched = useMemo(
    () => (ground === null ? [] : (netArea(ground.outline, leftOutOf(ground))?.partRings ?? [])),
    [ground],
  );
  const own: readonly MapGround[] =
    ground === null ? [] : [{ key: 'own', ring: ground.outline, look: 'edge' }];
  return (
    <GroundMap
      label={label}
      grounds={[...neighbours, ...own]}
      hatched={hatched}
      covers={covers}
      lines={[...(coverage === null ? waysOf(stretches) : []), ...gapsOf(stretches)]}
      fit={ground?.outline ?? stretches.flatMap(({ points }) => points)}
      {...(height !== undefined && { height })}
      {...(over !== undefined && { over })}
    />
  );
}

const waysOf = (stretches: readonly Stretch[]): readonly MapLine[] =>
  stretches.map(({ points }, index) => ({ key: `way-${index}`, line: points, look: 'walked' }));

const gapsOf = (stretches: readonly Stretch[]): readonly MapLine[] =>
  stretches.flatMap(({ points: [start], isAfterGap }, index) => {
    const end = stretches[index - 1]?.points.at(-1);
    if (!isAfterGap || start === undefined || end === undefined) return [];
    if (distanceM(end, start) < SAME_PLACE_M) return [];
    return [{ key: `gap-${index}`, line: [end, start], look: 'gap' as const }];
  });
