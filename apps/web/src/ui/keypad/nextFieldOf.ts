/** The step after a field: the next figure, or the action that the page marks as the last step. */
export interface NextStep {
  readonly element: HTMLElement;
  /** A word for the next step; null where it has none short enough for a key. */
  readonly word: string | null;
  readonly isAct: boolean;
}

const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

/** The next figure of the sheet or page that a plan needs, else the action; null at the end. */
export function nextFieldOf(input: HTMLInputElement): NextStep | null {
  const dialog = input.closest('dialog');
  const around = dialog ?? document.querySelector('main') ?? document.body;
  const here = (found: HTMLElement): boolean =>
    isShown(found) && found.closest('dialog') === dialog;
  const figures = [...around.querySelectorAll<HTMLInputElement>('input[data-figure]')].filter(here);
  const next = figures
    .slice(figures.indexOf(input) + 1)
    .find(({ dataset }) => dataset['optional'] === undefined);
  if (next !== undefined) {
    return { element: next, word: next.dataset['short'] ?? null, isAct: false };
  }
  const act = [...around.querySelectorAll<HTMLElement>('[data-after-figures]')].find(here);
  return act === undefined ? null : { element: act, word: act.textContent, isAct: true };
}
