import { cutsOf, measureRing, splitRing, type Ring } from '@mix/ground';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import { zoneWords as words } from '../../../words/en/farm/zoneWords.ts';
import type { ZoneDraft, ZoneShape } from './ZoneDraft.ts';
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
  readonly draft: ZoneDraft;
  readonly cut: Cut | null;
  readonly onCut: (cut: Cut | null) => void;
  readonly onChange: (draft: ZoneDraft) => void;
}

/** The piece of a zone that is cut: its largest. */
function largestRing({ pieces }: ZoneShape): Ring | null {
  const [largest] = pieces
    .map(({ outline }) => outline)
    .toSorted((a, b) => measureRing(b).areaM2 - measureRing(a).areaM2);
  return largest ?? null;
}

/** A first line: half round, from the middle of one side to another. */
const startCut = (zone: number | null, ring: Ring): Cut => ({
  zone,
  ring,
  from: 1,
  to: 1 + 2 * Math.max(1, Math.floor(ring.length / 2)),
});

function cutShapes(draft: ZoneDraft, { zone, ring }: Cut, halves: readonly Ring[]): ZoneDraft {
  const made = halves.map((outline) => ({ outline, leftOut: [] }));
  if (zone === null) {
    const shapes = made.map((piece) => ({ name: null, pieces: [piece] }));
    return { ...draft, shapes, texts: shapes.map(() => '') };
  }
  const { name = null, pieces = [] } = draft.shapes[zone] ?? {};
  const cutPiece = pieces.find(({ outline }) => outline === ring);
  const islands = cutPiece?.leftOut ?? [];
  const others = pieces.filter((piece) => piece !== cutPiece);
  const [first, ...rest] = made.map((piece) => ({ ...piece, leftOut: islands }));
  const shapes = [
    { name, pieces: first === undefined ? others : [first, ...others] },
    ...rest.map((piece) => ({ name: null, pieces: [piece] })),
  ];
  const text = draft.texts[zone] ?? '';
  return {
    ...draft,
    shapes: draft.shapes.toSpliced(zone, 1, ...shapes),
    texts: draft.texts.toSpliced(zone, 1, ...shapes.map(() => text)),
  };
}

/** A zone cut in two by a straight line. Nothing has to be drawn or dragged. */
export function CutZone({ outline, draft, cut, onCut, onChange }: CutZoneProps) {
  const [isNothing, setNothing] = useState(false);
  const choose = (next: Cut | null) => {
    setNothing(false);
    onCut(next);
  };
  const begin = (zone: number | null) => {
    const shape = zone === null ? null : draft.shapes[zone];
    const ring = shape == null ? outline : largestRing(shape);
    if (ring !== null) choose(startCut(zone, ring));
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
        <div key={end} className={styles.actions}>
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
          else onChange(cutShapes(draft, cut, halves));
        }}
      >
        {words.cutHere}
      </Button>
    </div>
  );
}
