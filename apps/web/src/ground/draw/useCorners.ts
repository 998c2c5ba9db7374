import type { Paddock } from '@mix/documents';
import type { GroundPoint, Ring } from '@mix/ground';
import { useState } from 'react';
import type { OutlineDraft } from '../outlineDraft.ts';
import { paddockArea } from '../paddockArea.ts';
import { cornerActs } from './cornerActs.ts';
import { ringOf, withRing, type RingChoice } from './ringEdit.ts';
import { isInView, widened, type SheetView } from './sheetView.ts';

/** What has an area. */
export const FEWEST_CORNERS = 3;
/** A drawing has long ways to go; a kept outline is put right by little. */
const STEP_M = { drawn: 20, kept: 5 };

/**
 * A hook. The ring whose corners are set and moved, the chosen one of them, and what of the ground the
 * sheet shows.
 * @param firstView what the sheet shows first
 */
export function useCorners(
  draft: OutlineDraft,
  firstView: SheetView,
  onChange: (value: Paddock) => void,
) {
  const isDrawn = draft.sheet !== undefined;
  const [wanted, setChoice] = useState<RingChoice>('outline');
  const [chosen, setCorner] = useState(isDrawn ? Infinity : 0);
  const [stepM, setStepM] = useState(isDrawn ? STEP_M.drawn : STEP_M.kept);
  const [pressSets, setPressSets] = useState(isDrawn);
  const [view, setView] = useState(firstView);
  const [dragged, setDragged] = useState<Ring | null>(null);
  // The chosen part may be gone after an undo.
  const choice = ringOf(draft.value, wanted).length > 0 ? wanted : 'outline';
  const ring = dragged ?? ringOf(draft.value, choice);
  const value = dragged === null ? draft.value : withRing(draft.value, choice, dragged);
  const corner = Math.max(0, Math.min(chosen, ring.length - 1));
  const here = ring[corner];
  const area = paddockArea(value);
  const setRing = (next: Ring, nextCorner: number) => {
    setCorner(nextCorner);
    onChange(withRing(draft.value, choice, next));
  };
  const edited = {
    ring,
    corner,
    stepM,
    middle: view.middle,
    fewest: isDrawn && choice === 'outline' ? 0 : FEWEST_CORNERS,
  };
  // What a key or a button moves is always in view; below a pointer nothing else moves.
  const look = (place: GroundPoint | undefined) => {
    if (place !== undefined && !isInView(view, place)) setView({ ...view, middle: place });
  };
  const acts = cornerActs({
    ...edited,
    onRing: (next, nextCorner) => {
      look(next[nextCorner]);
      setRing(next, nextCorner);
    },
    onCorner: (next) => {
      look(ring[next]);
      setCorner(next);
    },
  });
  const byPointer = cornerActs({ ...edited, onRing: setRing, onCorner: setCorner });
  const zoom = (times: number) => {
    // Closer is closer to the corner that is worked on.
    setView(widened(times < 1 && here !== undefined ? { ...view, middle: here } : view, times));
  };
  const drag = (index: number, place: GroundPoint, isLetGo: boolean) => {
    const next = ring.with(index, place);
    setDragged(isLetGo ? null : next);
    if (isLetGo) setRing(next, index);
    else setCorner(index);
  };
  const choose = (next: RingChoice) => {
    setChoice(next);
    setCorner(0);
  };
  return {
    ring,
    corner,
    /** The paddock as it would be kept, with a corner where it is dragged just now. */
    value,
    area,
    choice,
    choose,
    setCorner,
    drag,
    setAt: byPointer.setAt,
    acts,
    stepM,
    setStepM,
    pressSets,
    setPressSets,
    view,
    setView,
    zoom,
  };
}
