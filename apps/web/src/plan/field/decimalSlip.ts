import type { Catalogue, UnitId } from '@mix/engine';
import { productOf } from '../../products/catalogue/productOf.ts';
import type { FieldMessage } from '../../ui/fields/FieldMessageText.tsx';
import { draftStore } from '../draft/draftStore.ts';
import { valueAt, type FigureAt } from '../draft/formPath.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { fieldUnit } from '../reading/fieldUnit.ts';
import { figureText } from '../reading/readFigure.ts';
import { slipWords } from '../../i18n/made/en/mix/slipWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { likelyIntendedFigure, type KnownRange } from './likelyIntendedFigure.ts';
import type { MessageAt } from './messageAt.ts';
import { productLineOf } from '../draft/productLineOf.ts';

/** What a figure is compared with, and the words for that. */
interface Reference {
  readonly known: KnownRange;
  readonly words: (range: string) => string;
}

/** What this operator had in the last mixes of this device. */
function earlierReference(path: 'sprayAreaHa' | 'applicationRateLPerHa'): Reference | null {
  const figures = draftStore.recent.getState().value.flatMap(({ form }) => {
    const value = form[path];
    return typeof value === 'number' && value > 0 ? [value] : [];
  });
  return figures.length === 0
    ? null
    : {
        known: [Math.min(...figures), Math.max(...figures)],
        words: slipWords.earlierMixes,
      };
}

/** What was used last of this product in this unit, else what the catalogue calls usual. */
function rateReference(form: MixForm, index: number, catalogue: Catalogue): Reference | null {
  const { productId, rate } = form.products[index] ?? {};
  const used = draftStore.rates
    .getState()
    .value.find((entry) => entry.productId === productId && entry.rate.unit === rate?.unit);
  if (used !== undefined) {
    return { known: [used.rate.value, used.rate.value], words: slipWords.usedLast };
  }
  const usual = productOf(catalogue, productId)?.rate ?? null;
  return usual === null || usual.unit !== rate?.unit
    ? null
    : { known: [usual.min, usual.max], words: slipWords.usual };
}

/** The paddock that was chosen says its area; without one, what was sprayed before. */
function areaReference({ paddock }: MixForm): Reference | null {
  if (paddock?.areaHa == null) return earlierReference('sprayAreaHa');
  const { name, areaHa } = paddock;
  return {
    known: [areaHa, areaHa],
    words: (area) => slipWords.paddockArea(name, area),
  };
}

function referenceAt(path: string, form: MixForm, catalogue: Catalogue): Reference | null {
  if (path === 'sprayAreaHa') return areaReference(form);
  if (path === 'applicationRateLPerHa') return earlierReference(path);
  const place = productLineOf(path);
  return place?.rest === 'rate.value' ? rateReference(form, place.index, catalogue) : null;
}

const FIGURES = 4;

function rangeText([lowest, highest]: KnownRange, unit: UnitId): string {
  const end = quantityText(highest, unit, FIGURES);
  return lowest === highest ? end : `${shownFigure(lowest, unit, FIGURES).text}–${end}`;
}

/**
 * A message where a figure is about ten times, or a tenth, of what is known of its field: both
 * figures, and one tap to take the likely one. Only once the field is left: 2 is on the way to 20.
 */
export function decimalSlipAt(
  at: FigureAt,
  form: MixForm,
  catalogue: Catalogue,
): FieldMessage | null {
  const { path } = at;
  const unit = fieldUnit(at);
  const value = valueAt(form, path);
  if (typeof value !== 'number') return null;
  const reference = referenceAt(path, form, catalogue);
  const likely = reference && likelyIntendedFigure(value, reference.known);
  if (reference === null || likely === null) return null;
  const figure = quantityText(value, unit, FIGURES);
  const known = reference.words(rangeText(reference.known, unit));
  return {
    sentence: likely < value ? slipWords.tenTimes(figure, known) : slipWords.aTenth(figure, known),
    meanings: [
      {
        label: slipWords.takeFigure(quantityText(likely, unit, FIGURES)),
        text: figureText(form, path, likely),
      },
    ],
    stops: false,
  };
}

/**
 * The messages of the fields with those about ten-fold figures. A stop keeps its own sentence and
 * gets the tap; a figure that is only unusual is shown as the slip that it looks like.
 */
export const withDecimalSlip =
  (messageAt: MessageAt, form: MixForm, catalogue: Catalogue | null): MessageAt =>
  (at) => {
    const message = messageAt(at);
    if (catalogue === null || (message?.meanings.length ?? 0) > 0) return message;
    const slip = decimalSlipAt(at, form, catalogue);
    if (slip === null || message?.stops !== true) return slip ?? message;
    return { ...message, meanings: slip.meanings };
  };
