import {
  cutsOf,
  measureRing,
  splitRing,
  type Ring,
  type ZoneAreas,
  type ZoneGround,
} from '@mix/ground';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import { zoneWords as words } from '../../../words/en/farm/zoneWords.ts';
import type { ZoneDraft } from './ZoneDraft.ts';
import styles from '../ground.module.css';

/** A line that a zone is to be cut by, between two of the places of a ring. */
export interface Cut {
  /** Of the zones; null: the whole paddock. */
  readonly zone: number | null;
  readonly ring: Ring;
  readonly from: number;
  readonly to: number;
}

interface CutZoneProps {
  readonly outline: Ring;
  /** Of each zone, as it lies within the outline; null: it could not be worked out. */
  readonly ground: ZoneAreas | null;
  readonly draft: ZoneDraft;
  readonly cut: Cut | null;
  readonly onCut: (cut: Cut | null) => void;
  readonly onChange: (draft: ZoneDraft) => void;
}

/** The pieces of a zone, the one that is cut first: its largest. */
const piecesOf = (ground: ZoneGround | undefined): readonly (readonly Ring[])[] =>
  (ground?.pieces ?? []).toSorted(
    ([a = []], [b = []]) => measureRing(b).areaM2 - measureRing(a).areaM2,
  );

/** A first line: half round, from the middle of one side to another. */
const startCut = (zone: number | null, ring: Ring): Cut => ({
  zone,
  ring,
  from: 1,
  to: 1 + 2 * Math.max(1, Math.floor(ring.length / 2)),
});

const pieceOf = (outline: Ring, islands: readonly Ring[]) => ({
  outline,
  leftOut: islands.map((island) => ({ outline: island })),
});

/** The zones with one of them in two: both halves keep its rate until another is typed. */
function cutShapes(
  draft: ZoneDraft,
  zone: number | null,
  halves: readonly [Ring, Ring],
  ground: ZoneAreas | null,
): ZoneDraft {
  if (zone === null) {
    const shapes = halves.map((half) => ({ name: null, pieces: [pieceOf(half, [])] }));
    return { ...draft, shapes, texts: shapes.map(() => '') };
  }
  const [[, ...islands] = [], ...others] = piecesOf(ground?.zones[zone]);
  const [first, second] = halves;
  const rest = others.map(([ring = [], ...leftOut]) => pieceOf(ring, leftOut));
  const name = draft.shapes[zone]?.name ?? null;
  const text = draft.texts[zone] ?? '';
  return {
    ...draft,
    shapes: draft.shapes.toSpliced(
      zone,
      1,
      { name, pieces: [pieceOf(first, islands), ...rest] },
      { name: null, pieces: [pieceOf(second, islands)] },
    ),
    texts: draft.texts.toSpliced(zone, 1, text, text),
  };
}

/** A zone cut in two by a straight line. Nothing has to be drawn or dragged. */
export function CutZone({ outline, ground, draft, cut, onCut, onChange }: CutZoneProps) {
  const [isNothing, setNothing] = useState(false);
  const choose = (next: Cut | null) => {
    setNothing(false);
    onCut(next);
  };
  const begin = (zone: number | null) => {
    const ring = zone === null ? outline : piecesOf(ground?.zones[zone])[0]?.[0];
    if (ring !== undefined) choose(startCut(zone, ring));
  };
  if (cut === null) {
    return (
      <Button
        onClick={() => {
          begin(draft.shapes.length === 0 ? null : 0);
        }}
      >
        {words.cut}
      </Button>
    );
  }
  const count = cutsOf(cut.ring).length;
  const moved = (place: number, by: number): number => (place + by + count) % count;
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{words.cutNote}</p>
      {draft.shapes.length > 0 && (
        <ChoiceChips
          label={words.cutWhich}
          labelShown
          options={draft.shapes.map(({ name }, index) => ({
            value: String(index),
            label: name ?? words.zone(index + 1),
          }))}
          value={String(cut.zone)}
          onChoose={(zone) => {
            begin(draft.shapes.findIndex((_, index) => String(index) === zone));
          }}
        />
      )}
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.steps}>
          <p role="status">
            {words[end]}: {words.placeOf(cut[end] + 1, count)}
          </p>
          <Button
            onClick={() => {
              choose({ ...cut, [end]: moved(cut[end], -1) });
            }}
            aria-label={words.before(words[end])}
          >
            −
          </Button>
          <Button
            onClick={() => {
              choose({ ...cut, [end]: moved(cut[end], 1) });
            }}
            aria-label={words.next(words[end])}
          >
            +
          </Button>
        </div>
      ))}
      {isNothing && <p role="alert">{words.cutNothing}</p>}
      <Button
        onClick={() => {
          const halves = splitRing(cut.ring, cut.from, cut.to);
          if (halves === null) setNothing(true);
          else onChange(cutShapes(draft, cut.zone, halves, ground));
        }}
      >
        {words.cutHere}
      </Button>
    </div>
  );
}
