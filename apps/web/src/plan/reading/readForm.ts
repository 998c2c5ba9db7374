import type { MixDraft, UnitSystem } from '@mix/engine';
import { isTyped, type MixForm, type MixPaddock } from '../draft/MixForm.ts';
import { isFigurePath, type FigurePath } from '../draft/formPath.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { readFigure, type FigureProblem } from './readFigure.ts';

/** Text in a field that stands for no number. While there is one, there is no plan. */
export interface UnreadText {
  readonly path: FigurePath;
  readonly text: string;
  /** The units it was typed in. */
  readonly system: UnitSystem;
  readonly problem: FigureProblem;
}

export interface FormReading {
  readonly draft: MixDraft;
  readonly unread: readonly UnreadText[];
  /** The ground the mix is for; the engine never sees it. */
  readonly paddock: MixPaddock | null;
}

/** A figure without which its group says nothing: a rate of no value is no rate. */
const FIGURE_OF_GROUP = ['value', 'volumeL', 'amountCents', 'size'];

function settledBranch(
  branch: Readonly<Record<string, unknown>>,
  settle: (value: unknown, key: string) => unknown,
): unknown {
  const settled: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(branch)) {
    const result = settle(value, key);
    if (result === null && FIGURE_OF_GROUP.includes(key)) return null;
    settled[key] = result;
  }
  return settled;
}

/**
 * Notes the reader's units in the draft: amounts are rounded to what the reader weighs in, wherever
 * the draft goes from here.
 */
const withMeasuringUnits = (draft: MixDraft): MixDraft =>
  reader.system === 'metric' || draft.measuringUnits != null
    ? draft
    : { ...draft, measuringUnits: reader.system };

/**
 * The draft the engine is given: every text read by the one parser. A text that cannot be read
 * becomes "not set" and is listed, so that no plan is made beside it.
 */
export function readForm(whole: MixForm): FormReading {
  const { paddock = null, linked = null, ...form } = whole;
  const unread: UnreadText[] = [];

  const settle = (value: unknown, path: string): unknown => {
    if (isTyped(value) && isFigurePath(path)) {
      const figure = readFigure(whole, path, value);
      if (figure.ok) return figure.value;
      const { typed: text, system = 'metric' } = value;
      unread.push({ path, text, system, problem: figure.error });
      return null;
    }
    if (typeof value !== 'object' || value === null) return value;
    const below = (child: unknown, key: string | number) =>
      settle(child, path === '' ? `${key}` : `${path}.${key}`);
    if (Array.isArray(value)) {
      return value.map(below).filter((item) => item !== null);
    }
    return settledBranch({ ...value }, below);
  };

  const entered: { savedFacts?: unknown; receivedJobId?: unknown } = { ...form };
  // Saved facts are laid over the catalogue, and the job that a mix came from changes no plan.
  delete entered.savedFacts;
  delete entered.receivedJobId;
  // The form is a draft whose figures may be text; after settling no text is left.
  const draft = settle(entered, '') as MixDraft;
  settle(linked, 'linked');
  return { draft: withMeasuringUnits(draft), unread, paddock };
}

interface KeptReading {
  readonly system: UnitSystem;
  readonly reading: FormReading;
}

const readings = new WeakMap<MixForm, KeptReading>();

/** `readForm`, run once for each form: the screens of a mix share the result. */
export function formReading(form: MixForm): FormReading {
  const known = readings.get(form);
  const { system } = reader;
  if (known?.system === system) return known.reading;
  const reading = readForm(form);
  readings.set(form, { system, reading });
  return reading;
}
