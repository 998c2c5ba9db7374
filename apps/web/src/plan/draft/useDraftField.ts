import { useStore } from 'zustand';
import { draftStore } from './draftStore.ts';
import { valueAt, type FigurePath } from './formPath.ts';
import { fieldTextOf } from '../reading/readFigure.ts';

export interface DraftField {
  /** What stands in the field: the typed text while there is one, else the figure. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
}

/** Binds one field of the screen to its place in the draft. */
export function useDraftField(
  path: FigurePath,
  beside?: Readonly<Record<string, string>>,
): DraftField {
  const value = useStore(draftStore.form, (state) => valueAt(state.value, path));
  const text = fieldTextOf(draftStore.form.getState().value, path, value);
  return {
    text,
    onText: (typed) => {
      draftStore.typeText(path, typed, beside);
    },
    onLeave: () => {
      draftStore.settle(path);
    },
  };
}
