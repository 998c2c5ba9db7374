import type { Paddock } from '@mix/documents';
import { distanceM, type GroundPoint, type NetArea, type Ring } from '@mix/ground';
import type { KeyboardEvent } from 'react';
import type { FittedMap } from '../../ui/map/fitMap.ts';
import { MOST_CORNERS, type MapCorners } from '../../ui/map/mapFeatures.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { MapBehind } from '../MapBehind.tsx';
import { mapOfPaddock } from '../mapOfPaddock.ts';
import { DrawSheet } from './DrawSheet.tsx';
import { viewEnds, type SheetView } from './sheetView.ts';
import styles from '../ground.module.css';

interface CornerMapProps {
  readonly id: string;
  readonly value: Paddock;
  readonly kept: readonly KeptDocument<Paddock>[];
  readonly net: NetArea | undefined;
  /** The ring whose corners are moved. */
  readonly corners: MapCorners;
  readonly view: SheetView;
  readonly onView: (view: SheetView) => void;
  readonly onZoom: (times: number) => void;
  readonly keysId: string;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** An outline with its corners on a sheet, or over a map on request. */
export function CornerMap(props: CornerMapProps) {
  const { id, value, kept, net, corners, view, onView, onZoom, keysId, onKey } = props;
  const shown = { label: words.mapOf(value.name), ...mapOfPaddock(id, value, kept, net) };
  const sheet = (
    <DrawSheet
      label={shown.label}
      drawing={shown}
      view={view}
      onView={onView}
      onZoom={onZoom}
      corners={corners}
      keysId={keysId}
      onKey={onKey}
      over={(map) => <Corners map={map} {...corners} />}
    />
  );
  return <MapBehind {...shown} size="desk" fit={viewEnds(view)} drawn={sheet} corners={corners} />;
}

/** The corners, the chosen one filled, and how long the sides are that meet there. */
function Corners({ map, ring, chosen }: MapCorners & { readonly map: FittedMap }) {
  return (
    <>
      {ring.map((point, index) => {
        if (ring.length > MOST_CORNERS && index !== chosen) return null;
        const { x, y } = map.at(point);
        return (
          // A corner has no id: its index in the ring is the key.
          <g key={index} className={styles.grip}>
            <circle cx={x} cy={y} r="24" />
            <circle
              cx={x}
              cy={y}
              r={index === chosen ? 12 : 7}
              className={styles.corner}
              data-chosen={index === chosen ? '' : undefined}
            />
          </g>
        );
      })}
      {sidesAt(ring, chosen).map(([from, to], place) => (
        <SideLength key={place === 0 ? 'before' : 'behind'} from={from} to={to} at={map.at} />
      ))}
    </>
  );
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
