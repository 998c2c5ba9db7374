import { isFields, UNIT_SYSTEMS, type UnitSystem } from '@mix/engine';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { reader } from '../../i18n/preferences/reader.ts';

/** What is typed on the list of what to order and is not ordered yet, by product. */
interface OrderTyped {
  /** The units that stood beside the figures. */
  readonly system: UnitSystem;
  /** Packs, or an amount where the pack size is not known. */
  readonly figures: Readonly<Record<string, string>>;
  readonly suppliers: Readonly<Record<string, string>>;
}

const NONE = { figures: {}, suppliers: {} } as const;

const areTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isFields(value) && Object.values(value).every((text) => typeof text === 'string');

const systemOf = (stored: unknown): UnitSystem | null =>
  UNIT_SYSTEMS.find((system) => system === stored) ?? null;

/**
 * The texts are kept at every change, so that a page that was killed half typed opens as it was.
 */
export const orderTyped = createKeptValue<OrderTyped>(browserStorage(), {
  key: 'mix.order',
  schema: 1,
  empty: { system: 'metric', ...NONE },
  read: (stored) => {
    if (!isFields(stored)) return null;
    const { figures, suppliers } = stored;
    const system = systemOf(stored['system']);
    return system !== null && areTexts(figures) && areTexts(suppliers)
      ? { system, figures, suppliers }
      : null;
  },
});

/** The typed texts that count now: figures in other units are not taken for these. */
export const typedNow = ({ system, figures, suppliers }: OrderTyped): Omit<OrderTyped, 'system'> =>
  system === reader.system ? { figures, suppliers } : { figures: {}, suppliers };

/** Writes a text of one product down. */
export function typeOrder(what: 'figures' | 'suppliers', productId: string, text: string): void {
  const before = typedNow(orderTyped.getState().value);
  orderTyped.setState({
    value: {
      ...before,
      system: reader.system,
      [what]: { ...before[what], [productId]: text },
    },
  });
}

/** Forgets the texts of a product that was ordered; its supplier is known from the order. */
export function forgetTyped(productId: string): void {
  const { figures, suppliers } = typedNow(orderTyped.getState().value);
  const without = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([id]) => id !== productId));
  orderTyped.setState({
    value: {
      system: reader.system,
      figures: without(figures),
      suppliers: without(suppliers),
    },
  });
}
