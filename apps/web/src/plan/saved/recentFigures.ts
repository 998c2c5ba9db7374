import { shownDocuments } from '../../sync/shownDocuments.ts';
import { draftStore } from '../draft/draftStore.ts';
import { valueAt, isFigurePath, type FigurePath } from '../draft/formPath.ts';
import { keptPaddock } from '../draft/keptPaddock.ts';
import type { MixForm, MixPaddock } from '../draft/MixForm.ts';
import { figureText } from '../reading/readFigure.ts';

/** As many as fit beside the unit. */
const OFFERED = 3;

const PRODUCT_FIGURE = /^products\.(\d+)\.(.+)$/;

/** The same figure in another mix: of the same product in the same unit, wherever it stands there. */
function pathIn(other: MixForm, form: MixForm, path: FigurePath): FigurePath | null {
  const [, place, rest] = PRODUCT_FIGURE.exec(path) ?? [];
  if (place === undefined || rest === undefined) return path;
  const line = form.products[Number(place)];
  const there = other.products.findIndex(
    ({ productId, rate }) => productId === line?.productId && rate?.unit === line.rate?.unit,
  );
  const moved = `products.${there}.${rest}`;
  return there !== -1 && isFigurePath(moved) ? moved : null;
}

interface RecentFigure {
  /** As the field shows it. */
  readonly text: string;
  /** Of an area: the paddock it was sprayed on, as far as that is known and kept still. */
  readonly paddock: MixPaddock | null;
  readonly value: number;
}

const sameOffer = (one: RecentFigure, other: RecentFigure): boolean =>
  one.text === other.text && one.paddock?.id === other.paddock?.id;

/**
 * The paddock of an earlier mix, by its present name. Null for a paddock that this device has not
 * read or no longer keeps: its area is then offered without a name.
 */
function paddockOf({ paddock = null }: MixForm): MixPaddock | null {
  return paddock?.id == null || shownDocuments.getState().paddocks?.state !== 'here'
    ? null
    : keptPaddock(paddock);
}

/** What stood in a field in the last mixes of this device, newest first, as the field shows it. */
export function recentFigures(path: FigurePath): readonly RecentFigure[] {
  const form = draftStore.form.getState().value;
  const now = valueAt(form, path);
  const figures = draftStore.recent.getState().value.flatMap(({ form: other }) => {
    const there = pathIn(other, form, path);
    const value = there === null ? null : valueAt(other, there);
    if (typeof value !== 'number') return [];
    const paddock = path === 'sprayAreaHa' ? paddockOf(other) : null;
    const isOther = paddock !== null && paddock.id !== form.paddock?.id;
    const text = figureText(other, there ?? path, value);
    return value !== now || isOther ? [{ text, paddock, value }] : [];
  });
  return figures
    .filter((one, place) => figures.findIndex((other) => sameOffer(one, other)) === place)
    .slice(0, OFFERED);
}
