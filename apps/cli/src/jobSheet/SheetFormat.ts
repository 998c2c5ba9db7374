import type { Catalogue, MixDraft, NumberSigns, SheetFigure, UnitSystem } from '@mix/engine';
import { numberText, type MessageFormat } from '@mix/messages';
import { figureText } from '@mix/messages/sheet';
import { SHEET_LANGUAGES, type SheetLanguage } from './SheetLanguage.ts';

/** Words, names and figures as a job sheet writes them. */
export interface SheetFormat extends MessageFormat {
  readonly signs: NumberSigns;
  readonly language: SheetLanguage;
  readonly told: (figure: SheetFigure) => string;
  /** Whole cents as money, always with two decimals. */
  readonly money: (cents: number) => string;
}

export function sheetFormat(
  draft: MixDraft,
  { products, nozzles, compatibilityRules }: Catalogue,
  system: UnitSystem,
  language: SheetLanguage = SHEET_LANGUAGES.en,
): SheetFormat {
  const { signs, productNames } = language;
  const productName = (id: string): string =>
    productNames[id] ?? products.find((product) => product.id === id)?.name ?? id;
  return {
    system,
    signs,
    language,
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
    told: (figure) => figureText(figure, { system, signs }),
    money: (cents) =>
      `$${numberText(Math.floor(cents / 100), { system, signs }, 0)}${signs.decimal}${String(cents % 100).padStart(2, '0')}`,
  };
}
