import type { Catalogue, MixDraft, RoundingPolicy, UnitId, UnitSystem } from '@mix/engine';
import { amountText, numberText, quantityText, type MessageFormat } from '@mix/messages';

/** Names and figures as a job sheet writes them. */
export interface SheetFormat extends MessageFormat {
  readonly quantity: (value: number, unit: UnitId) => string;
  /** An amount to measure, never rounded above what a label maximum comes to. */
  readonly amount: (value: number, unit: 'kg' | 'L', policy?: RoundingPolicy) => string;
  /** °C to a tenth, as a thermometer shows it. */
  readonly degrees: (celsius: number) => string;
  /** Whole cents as money, always with two decimals. */
  readonly money: (cents: number) => string;
}

export function sheetFormat(
  draft: MixDraft,
  { products, nozzles, compatibilityRules }: Catalogue,
  system: UnitSystem,
): SheetFormat {
  const productName = (id: string): string =>
    products.find((product) => product.id === id)?.name ?? id;
  const quantity = (value: number, unit: UnitId): string => quantityText(value, unit, { system });
  return {
    system,
    productName,
    productAt: (index) => {
      const id = draft.products?.[index]?.productId;
      return id === undefined ? null : productName(id);
    },
    nozzleName: (id) => {
      const nozzle = nozzles.find((candidate) => candidate.id === id);
      return nozzle === undefined ? id : `${nozzle.maker} ${nozzle.model}`;
    },
    ruleReason: (id) => compatibilityRules.find((rule) => rule.id === id)?.reason ?? null,
    quantity,
    amount: (value, unit, policy = 'nearest') => amountText(value, unit, { system }, { policy }),
    degrees: (celsius) => quantityText(celsius, '°C', { system }, 1),
    money: (cents) =>
      `${numberText(Math.floor(cents / 100), { system }, 0)}.${String(cents % 100).padStart(2, '0')}`,
  };
}
