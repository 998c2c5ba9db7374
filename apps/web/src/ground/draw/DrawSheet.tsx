import { localPlane, type GroundPoint } from '@mix/ground';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { fitMap, type DrawnPoint, type FittedMap } from '../../ui/map/fitMap.ts';
import { GroundMap } from '../../ui/map/GroundMap.tsx';
import type { MapCorners, MapDrawing } from '../../ui/map/mapFeatures.ts';
import { nearestPlace, touchedPlace } from '../../ui/map/nearestPlace.ts';
import { scaleLengthM } from '../../ui/map/scaleLength.ts';
import { drawWords } from '../../i18n/made/en/farm/drawWords.ts';
import { movedPoint } from './ringEdit.ts';
import { viewEnds, ZOOM, type SheetView } from './sheetView.ts';
import { useSheetSize, type SheetSize } from './useSheetSize.ts';
import styles from '../ground.module.css';

interface DrawSheetProps {
  readonly label: string;
  readonly drawing: MapDrawing;
  readonly view: SheetView;
  readonly onView: (view: SheetView) => void;
  /** Shows so many times as much ground across. */
  readonly onZoom: (times: number) => void;
  readonly corners: MapCorners;
  /** Id of the sentence that says what the keys do. */
  readonly keysId: string;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Corners and figures, over all else. */
  readonly over: (map: FittedMap) => ReactNode;
}

/** What a pointer holds while it is pressed. */
interface Grip {
  /** Null: the sheet itself. */
  readonly corner: { readonly index: number; readonly at: DrawnPoint } | null;
  readonly from: DrawnPoint;
  readonly middle: GroundPoint;
  /** Where the pointer was seen last; null: it has not moved. */
  last: DrawnPoint | null;
}

/** A press that moves less is still a press, px. */
const STILL_PX = 4;

/** A sheet with squares as long as its scale says: corners are set, chosen and dragged on it. */
export function DrawSheet(props: DrawSheetProps) {
  const { label, drawing, view, onView, onZoom, corners, keysId, onKey, over } = props;
  const [room, size] = useSheetSize();
  const grip = useRef<Grip>(null);
  const fit = viewEnds(view);
  const map = fitMap(fit, { ...size, margin: 0 });
  if (map === null) return null;
  const places = corners.ring.map(map.at);
  const press = (pressed: DrawnPoint) => {
    const touched = touchedPlace(places, pressed);
    if (touched === null && corners.onPlace !== undefined) corners.onPlace(map.groundAt(pressed));
    else if (places.length > 0) corners.onCorner(touched ?? nearestPlace(places, pressed));
  };
  const drag = ({ corner, from, middle }: Grip, now: DrawnPoint, isLetGo: boolean) => {
    const [x, y] = [now.x - from.x, now.y - from.y];
    if (corner === null) {
      onView({ ...view, middle: movedPoint(middle, -x / map.perM, y / map.perM) });
      return;
    }
    const { index, at } = corner;
    const within = (place: number, length: number) => Math.min(length, Math.max(0, place));
    const place = { x: within(at.x + x, size.width), y: within(at.y + y, size.height) };
    corners.onDrag?.(index, map.groundAt(place), isLetGo);
  };
  const letGo = () => {
    const held = grip.current;
    grip.current = null;
    if (held === null) return;
    if (held.last === null) press(held.from);
    else drag(held, held.last, true);
  };
  return (
    <div className={styles.sheet} ref={room}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return;
          const from = pointedAt(event);
          const index = touchedPlace(places, from);
          const at = index === null ? undefined : places[index];
          const corner = index === null || at === undefined ? null : { index, at };
          grip.current = { corner, from, middle: view.middle, last: null };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          const held = grip.current;
          // A finger beside the corners scrolls the page.
          if (held === null || (held.corner === null && event.pointerType === 'touch')) return;
          const now = pointedAt(event);
          const isStill = Math.hypot(now.x - held.from.x, now.y - held.from.y) <= STILL_PX;
          if (held.last === null && isStill) return;
          held.last = now;
          drag(held, now, false);
        }}
        onPointerUp={letGo}
        onPointerCancel={() => {
          if (grip.current?.last === null) grip.current = null;
          else letGo();
        }}
      >
        <GroundMap
          label={label}
          {...size}
          margin={0}
          fit={fit}
          grounds={drawing.grounds}
          hatched={drawing.hatched ?? []}
          lines={drawing.lines ?? []}
          under={(fitted) => <Squares map={fitted} size={size} middle={view.middle} />}
          over={over}
        />
      </div>
      <div className={styles.zoom}>
        {[
          { sign: '+', name: drawWords.nearer, times: 1 / ZOOM },
          { sign: '−', name: drawWords.wider, times: ZOOM },
        ].map(({ sign, name, times }) => (
          <Button small key={sign} aria-label={name} onClick={() => onZoom(times)}>
            {sign}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Where on the sheet a pointer is, px from its top left. */
function pointedAt({ currentTarget, clientX, clientY }: PointerEvent): DrawnPoint {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Of a degree. */
const ANCHOR_DEG = 0.1;
const anchored = (degrees: number): number => Math.round(degrees / ANCHOR_DEG) * ANCHOR_DEG;

interface SquaresProps {
  readonly map: FittedMap;
  readonly size: SheetSize;
  readonly middle: GroundPoint;
}

/** Squares as long as the bar of the scale. They lie on the ground, and move with the sheet. */
function Squares({ map, size: { width, height }, middle }: SquaresProps) {
  const lengthM = scaleLengthM(map.perM);
  if (lengthM === null) return null;
  const { latitudeDeg, longitudeDeg } = middle;
  const anchor = { latitudeDeg: anchored(latitudeDeg), longitudeDeg: anchored(longitudeDeg) };
  const away = localPlane(middle).toPlane(anchor);
  const side = lengthM * map.perM;
  const lines = (length: number, from: number): readonly number[] => {
    const first = ((from % side) + side) % side;
    return Array.from({ length: Math.ceil((length - first) / side) }, (_, index) =>
      Number((first + index * side).toFixed(1)),
    );
  };
  const across = lines(width, width / 2 + away.eastM * map.perM);
  const down = lines(height, height / 2 - away.northM * map.perM);
  return (
    <path
      className={styles.squares}
      d={
        across.map((x) => `M${x} 0V${height}`).join('') +
        down.map((y) => `M0 ${y}H${width}`).join('')
      }
    />
  );
}
