import type { Paddock } from '@mix/documents';
import { distanceM, type GroundPoint, type NetArea, type Ring } from '@mix/ground';
import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { GroundMap } from '../../ui/map/GroundMap.tsx';
import { MOST_CORNERS } from '../../ui/map/mapFeatures.ts';
import { nearestPlace } from '../../ui/map/nearestPlace.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { MapBehind } from '../MapBehind.tsx';
import { mapOfPaddock } from '../mapOfPaddock.ts';
import styles from '../ground.module.css';

interface CornerMapProps {
  readonly id: string;
  readonly value: Paddock;
  readonly kept: readonly KeptDocument<Paddock>[];
  readonly net: NetArea | undefined;
  /** The ring whose corners are moved. */
  readonly ring: Ring;
  readonly corner: number;
  readonly onCorner: (corner: number) => void;
}

/**
 * An outline with its corners, over a map on request. A press chooses the nearest corner; the
 * buttons below choose too.
 */
export function CornerMap(props: CornerMapProps) {
  const { id, value, kept, net, ring, corner, onCorner } = props;
  const isDesk = useWideScreen('md');
  const shown = {
    label: words.mapOf(value.name),
    size: isDesk ? 'desk' : 'phone',
    ...mapOfPaddock(id, value, kept, net),
  } as const;
  const drawn = (
    <GroundMap
      {...shown}
      onPick={(pressed, { at }) => onCorner(nearestPlace(ring.map(at), pressed))}
      over={({ at }) => [
        ...ring.map((point, index) => {
          if (ring.length > MOST_CORNERS && index !== corner) return null;
          const { x, y } = at(point);
          return (
            <circle
              // A corner has no id: its index in the ring is the key.
              key={index}
              cx={x}
              cy={y}
              r={index === corner ? 12 : 7}
              className={styles.corner}
              data-chosen={index === corner ? '' : undefined}
            />
          );
        }),
        ...sidesAt(ring, corner).map(([from, to], place) => (
          <SideLength key={place === 0 ? 'before' : 'behind'} from={from} to={to} at={at} />
        )),
      ]}
    />
  );
  return <MapBehind {...shown} drawn={drawn} corners={{ ring, chosen: corner, onCorner }} />;
}

/** The side that ends in a corner, and the one that begins there. */
function sidesAt(ring: Ring, corner: number): readonly (readonly [GroundPoint, GroundPoint])[] {
  const here = ring.at(corner);
  const before = ring.at(corner - 1);
  const behind = ring.at((corner + 1) % ring.length);
  if (here === undefined || before === undefined || behind === undefined) return [];
  return [
    [before, here],
    [here, behind],
  ];
}

/** A shorter side, in units of the drawing, has no room for its figure on the map. */
const SHORTEST_SIDE = 48;

interface SideLengthProps {
  readonly from: GroundPoint;
  readonly to: GroundPoint;
  readonly at: (point: GroundPoint) => { readonly x: number; readonly y: number };
}

/** Length of a side, written at its middle, to be checked against a fence or a measuring wheel. */
function SideLength({ from, to, at }: SideLengthProps) {
  const [start, end] = [at(from), at(to)];
  if (Math.hypot(end.x - start.x, end.y - start.y) < SHORTEST_SIDE) return null;
  return (
    <text
      className={styles.sideLength}
      x={(start.x + end.x) / 2}
      y={(start.y + end.y) / 2 + 4}
      textAnchor="middle"
    >
      {quantityText(distanceM(from, to), 'm', 0)}
    </text>
  );
}
