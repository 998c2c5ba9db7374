import { cutsOf, splitRing, zoneAreas, type Ring } from '@mix/ground';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { groundOf, SLIVER_M2 } from './zonePlan.ts';
import { zoneWords as words } from '../../i18n/made/en/farm/zoneWords.ts';
import type { ZoneDraft, ZoneShape } from './ZoneDraft.ts';
import styles from '../ground.module.css';

/** A line that a zone is to be cut by, between two places of the paddock's outline (`cutsOf`). */
export interface Cut {
  /** Index of the zone; null: the whole paddock. */
  readonly zone: number | null;
  readonly from: number;
  readonly to: number;
}

interface CutZoneProps {
  readonly outline: Ring;
  readonly draft: ZoneDraft;
  readonly cut: Cut | null;
  readonly onCut: (cut: Cut | null) => void;
  readonly onChange: (draft: ZoneDraft) => void;
}

/** A walked outline has hundreds of points: this many presses go round it at most. */
const MOST_STEPS = 32;

/** A first line: from the middle of one side to that of the side across. */
const startCut = (zone: number | null, { length }: Ring): Cut => ({
  zone,
  from: 1,
  to: 1 + 2 * Math.max(1, Math.floor(length / 2)),
});

/** The pieces of a zone in one half; without a zone, the half itself. Null: none. */
function partIn(half: Ring, zone: ZoneShape | null): ZoneShape['pieces'] | null {
  if (zone === null) return [{ outline: half, leftOut: [] }];
  const ground = zoneAreas(half, [], [groundOf(zone)])?.zones[0];
  if (ground === undefined || ground.areaM2 < SLIVER_M2) return null;
  return ground.pieces.map(([outline = [], ...islands]) => ({
    outline,
    leftOut: islands.map((island) => ({ outline: island })),
  }));
}

/** Cuts a zone in two: both keep its rate until another is typed. Null: nothing is cut. */
function cutShapes(outline: Ring, draft: ZoneDraft, { zone, from, to }: Cut): ZoneDraft | null {
  const shape = zone === null ? null : (draft.shapes[zone] ?? null);
  const [first = null, second = null] = (splitRing(outline, from, to) ?? []).map((half) =>
    partIn(half, shape),
  );
  if (first === null || second === null) return null;
  const made = [
    { name: shape?.name ?? null, pieces: first },
    { name: null, pieces: second },
  ];
  if (zone === null) return { ...draft, shapes: made, texts: made.map(() => '') };
  const text = draft.texts[zone] ?? '';
  return {
    ...draft,
    shapes: draft.shapes.toSpliced(zone, 1, ...made),
    texts: draft.texts.toSpliced(zone, 1, text, text),
  };
}

/** A zone cut in two by a straight line. Nothing has to be drawn or dragged. */
export function CutZone({ outline, draft, cut, onCut, onChange }: CutZoneProps) {
  const [isNothing, setNothing] = useState(false);
  const choose = (next: Cut) => {
    setNothing(false);
    onCut(next);
  };
  const begin = (zone: number | null) => {
    choose(startCut(zone, outline));
  };
  if (cut === null) {
    return <Button onClick={() => begin(draft.shapes.length === 0 ? null : 0)}>{words.cut}</Button>;
  }
  const count = cutsOf(outline).length;
  const step = Math.ceil(count / MOST_STEPS);
  const moved = (place: number, by: number): number => (place + by * step + count) % count;
  return (
    <div className={styles.stack}>
      <p className="quiet">{words.cutNote}</p>
      {draft.shapes.length > 0 && (
        <ChoiceChips
          label={words.cutWhich}
          labelShown
          options={draft.shapes.map(({ name }, index) => ({
            value: String(index),
            label: name ?? words.zone(index + 1),
          }))}
          value={String(cut.zone)}
          onChoose={(zone) => begin(draft.shapes.findIndex((_, index) => String(index) === zone))}
        />
      )}
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.steps}>
          <p role="status">
            {words[end]}: {words.placeOf(cut[end] + 1, count)}
          </p>
          <Button
            onClick={() => choose({ ...cut, [end]: moved(cut[end], -1) })}
            aria-label={words.before(words[end])}
          >
            −
          </Button>
          <Button
            onClick={() => choose({ ...cut, [end]: moved(cut[end], 1) })}
            aria-label={words.next(words[end])}
          >
            +
          </Button>
        </div>
      ))}
      {isNothing && <p role="alert">{words.cutNothing}</p>}
      <Button
        onClick={() => {
          const made = cutShapes(outline, draft, cut);
          if (made === null) setNothing(true);
          else onChange(made);
        }}
      >
        {words.cutHere}
      </Button>
    </div>
  );
}
