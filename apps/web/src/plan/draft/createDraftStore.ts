import type { MixDraft, RateUnit } from '@mix/engine';
import { createStore } from 'zustand/vanilla';
import { reader } from '../../i18n/preferences/reader.ts';
import type { DeviceStorage } from '../../device/storage/deviceStorage.ts';
import { autosavedDraft } from './autosavedDraft.ts';
import {
  machineSetup,
  nextMix,
  withMachine,
  withMovedProduct,
  withoutProduct,
  withProduct,
  type MachineSetup,
} from './formChanges.ts';
import {
  valueAt,
  withBeside,
  withValueAt,
  type Beside,
  type FigurePath,
  type FormPath,
  type FormValue,
  type ProductPath,
} from './formPath.ts';
import { isSameJob } from './isSameJob.ts';
import { emptyForm, isTyped, type MixForm, type MixFormProduct, type Typed } from './MixForm.ts';
import { formReading } from '../reading/readForm.ts';
import { readFigure, shownValue, storedValue } from '../reading/readFigure.ts';
import { withRecentMix } from './recentMixes.ts';
import { discardUnreadable, unreadableCopies } from '../../device/storage/unreadable.ts';
import { withUsedRates } from './usedRates.ts';
import { withoutGround } from './withoutGround.ts';

/** Something taken away, and the way back. */
export interface Removal {
  readonly id: number;
  /** What was taken away, in words: "Urea removed". */
  readonly words: string;
  readonly restore: (form: MixForm) => MixForm;
}

const noRemovals: readonly Removal[] = [];

/** Text as it is typed now, with the units that stand beside it. */
const typedNow = (typed: string): Typed =>
  reader.system === 'metric' ? { typed } : { typed, system: reader.system };

/** The next whole step above or below; a figure between two steps moves to the nearer edge. */
function nextStep(figure: number, direction: 1 | -1, step: number): number {
  const steps = figure / step;
  return (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
}

/** The form that the screens work out an answer for. */
export interface AnsweredForm {
  readonly form: MixForm;
  /** Newer text stands in a field: until it is worked out, the answer is that of an older figure. */
  readonly isBehind: boolean;
}

/**
 * The mix that is being made, what this device remembers beside it, and every change to them.
 * @param afterDrawing calls a function once what was typed is on the screen
 */
export function createDraftStore(
  storage: DeviceStorage | null,
  afterDrawing = (act: () => void) => {
    act();
  },
) {
  const { form, machine, recent, rates } = autosavedDraft(storage);
  const unreadable = createStore<{ readonly copies: readonly string[] }>(() => ({ copies: [] }));
  const removals = createStore<{ readonly list: readonly Removal[] }>(() => ({ list: noRemovals }));
  let removalCount = 0;
  unreadable.setState({ copies: unreadableCopies(storage) });

  const current = (): MixForm => form.getState().value;
  const answered = createStore<AnsweredForm>(() => ({ form: emptyForm, isBehind: false }));
  const answer = () => {
    const now = current();
    const { form: known, isBehind } = answered.getState();
    if (now !== known || isBehind) answered.setState({ form: now, isBehind: false });
  };
  let typedForm: MixForm | null = null;
  form.subscribe(({ value }) => {
    if (value !== typedForm) answer();
  });
  answer();
  let follow = (value: MixForm): MixForm => value;
  const replace = (value: MixForm) => {
    form.setState({ value: follow(value) });
  };
  const remember = (words: string, restore: Removal['restore']) => {
    removalCount += 1;
    const removal: Removal = { id: removalCount, words, restore };
    removals.setState(({ list }) => ({ list: [...list, removal] }));
  };

  const lastMachine = machine.getState().value;
  if (current() === emptyForm && Object.keys(lastMachine).length > 0) {
    replace(withMachine(emptyForm, lastMachine));
  }
  form.subscribe(({ value }) => {
    const setup = machineSetup(value);
    const known = machine.getState().value;
    if (Object.keys(setup).length === 0) return;
    if (JSON.stringify(setup) !== JSON.stringify(known)) machine.setState({ value: setup });
  });

  const noteRates = () => {
    const { draft } = formReading(current());
    rates.setState(({ value }) => ({ value: withUsedRates(value, draft) }));
  };
  const putAway = (now: number) => {
    noteRates();
    const old = current();
    recent.setState(({ value }) => ({ value: withRecentMix(value, old, now) }));
    return old;
  };

  return {
    form,
    /** The form to answer, typed text a frame later: a key is on the screen before its answer. */
    answered,
    machine,
    recent,
    rates,
    removals,
    /** Copies of stored values on this device that could not be read. */
    unreadable,

    /** Deletes those copies, only when the operator asks for it. */
    discardUnreadable: () => {
      discardUnreadable(storage);
      unreadable.setState({ copies: [] });
    },

    /**
     * Keeps exactly what was typed; its answer follows once the text is drawn. With the first text
     * of a group, `beside` sets what the group still lacks, as the unit of a rate.
     */
    typeText: (path: FigurePath, typed: string, beside: Beside = {}) => {
      typedForm = follow(withValueAt(withBeside(current(), path, beside), path, typedNow(typed)));
      form.setState({ value: typedForm });
      answered.setState({ isBehind: true });
      afterDrawing(answer);
    },

    /**
     * One press of a stepper: on to the next whole step. An empty field takes the figure of an
     * earlier mix, else it stays empty: a first step would be a figure that nobody chose.
     * @param step in the unit the field shows
     */
    step: (path: FigurePath, direction: 1 | -1, step: number) => {
      const value = valueAt(current(), path);
      const read = isTyped(value) ? readFigure(current(), path, value) : null;
      if (read?.ok === false) return;
      const figure = read === null ? value : read.value;
      if (typeof figure !== 'number') {
        const earlier = recent.getState().value.map(({ form: other }) => valueAt(other, path));
        const last = earlier.find((known) => typeof known === 'number');
        if (last !== undefined) replace(withValueAt(current(), path, last));
        return;
      }
      const shown = shownValue(current(), path, figure);
      const stepped = nextStep(shown, direction, step);
      if (stepped > 0) {
        replace(withValueAt(current(), path, storedValue(current(), path, stepped)));
      }
    },

    /** The field is left: text that is a number becomes it, other text stays. */
    settle: (path: FigurePath) => {
      const value = valueAt(current(), path);
      if (!isTyped(value)) return;
      const figure = readFigure(current(), path, value);
      if (figure.ok) replace(withValueAt(current(), path, figure.value));
    },

    /** Sets a choice, or a figure that was not typed. */
    set: <Path extends FormPath>(path: Path, value: FormValue<Path>) => {
      replace(withValueAt(current(), path, value));
    },

    /** Changes several places at once, as one step that can be taken back. */
    change: (fields: Partial<MixForm>, words: string) => {
      const old = current();
      const values: Readonly<Record<string, unknown>> = old;
      const before = Object.fromEntries(
        Object.keys(fields).map((key) => [key, values[key]]),
      ) as Partial<MixForm>;
      replace({ ...old, ...fields });
      remember(words, (now) => ({ ...now, ...before }));
    },

    /**
     * Sets the function that works out, at every change, what follows from the rest of a form. It
     * comes with the calculation, and changes nothing of a form that it made.
     */
    followWith: (worked: (form: MixForm) => MixForm) => {
      follow = worked;
      const now = worked(current());
      if (now !== current()) replace(now);
    },

    /** Another sprayer; a saved one brings the speed it usually drives at. */
    setMachine: (setup: MachineSetup & Pick<MixForm, 'travelSpeedKmPerH'>) => {
      replace(withMachine(current(), setup));
    },

    /**
     * Adds a product with the rate last used of it, or with none; returns its line. A product that
     * is in the mix already keeps its line.
     * @param known its bags and price, and the brand it was chosen by, where they are known
     */
    addProduct: (
      productId: string,
      unit: RateUnit,
      known: Pick<MixFormProduct, 'containers' | 'price' | 'soldAs'> = {},
    ): number => {
      const { products } = current();
      const there = products.findIndex((product) => product.productId === productId);
      if (there !== -1) return there;
      const used = rates.getState().value.find((rate) => rate.productId === productId);
      const rate = used?.rate ?? { value: null, unit };
      replace(withProduct(current(), { productId, rate, ...known }));
      return products.length;
    },

    removeProduct: (index: number, words: string) => {
      const product = current().products[index];
      if (product === undefined) return;
      replace(withoutProduct(current(), index));
      remember(words, (now) => withProduct(now, product, Math.min(index, now.products.length)));
    },

    /** Takes away a size that a product is bought in. */
    removeContainer: (line: ProductPath, place: number, words: string) => {
      const path = `${line}.containers` as const;
      const containers = (form: MixForm) => valueAt(form, path) ?? [];
      const removed = containers(current()).slice(place, place + 1);
      replace(withValueAt(current(), path, containers(current()).toSpliced(place, 1)));
      remember(words, (now) =>
        withValueAt(now, path, containers(now).toSpliced(place, 0, ...removed)),
      );
    },

    moveProduct: (index: number, by: 1 | -1) => {
      replace(withMovedProduct(current(), index, by));
    },

    undo: () => {
      const last = removals.getState().list.at(-1);
      if (last === undefined) return;
      replace(last.restore(current()));
      removals.setState(({ list }) => ({ list: list.filter(({ id }) => id !== last.id) }));
    },

    /** The time to undo is over. */
    forgetRemovals: () => {
      removals.setState({ list: noRemovals });
    },

    /** The plan was looked at: its rates are what the operator uses. */
    noteRates,

    /** Puts the mix away and starts another one with the same sprayer. */
    startNew: (now: number, words: string) => {
      const old = putAway(now);
      replace(nextMix(old));
      remember(words, () => old);
    },

    /** Puts away the mix whose job is recorded: it is then the last mix, not the one in work. */
    putAwayDone: (done: MixDraft, now: number) => {
      if (!isSameJob(formReading(current()).draft, done)) return;
      // A repeated mix finds the tank sprayed out, and more nitrogen on the ground than was
      // entered.
      const form = withoutGround(current());
      if (form !== current() || form.heel != null) replace({ ...form, heel: null });
      replace(nextMix(putAway(now)));
    },

    /** Puts the mix away and opens an earlier one again. */
    open: (earlier: MixForm, now: number, words: string) => {
      const old = putAway(now);
      replace(earlier);
      remember(words, () => old);
    },
  };
}
