import {
  draftFieldAt,
  isFields,
  type Catalogue,
  type MixDraft,
  type ProductContainer,
  type ProductRate,
  type UnitId,
} from '@mix/engine';
import { OWN_MACHINE } from '../../plan/draft/formChanges.ts';
import { fieldNameText } from '../../i18n/problems/fieldNameText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { plainQuantityText } from '../../i18n/figures/plainQuantityText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { preferenceWords } from '../../i18n/made/en/app/preferenceWords.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';

export interface InputRow {
  readonly path: string;
  readonly label: string;
  readonly value: string;
}

/** As exact as a figure may be typed: what is checked must be what is used. */
const TYPED_DECIMALS = 6;
const exact = (value: number, unit: UnitId): string =>
  unit === '1' ? numberText(value, TYPED_DECIMALS) : quantityText(value, unit, TYPED_DECIMALS);
/** In the unit the sender chose: a rate is checked against a label that is written in that unit. */
const asTyped = (value: number, unit: UnitId): string =>
  plainQuantityText(value, unit, TYPED_DECIMALS);

function unitOf(path: string): UnitId {
  const field = draftFieldAt(path);
  return field?.kind === 'number' ? field.limits.unit : '1';
}

const isRate = (value: unknown): value is ProductRate =>
  isFields(value) && typeof value.value === 'number' && typeof value.unit === 'string';

const isContainer = (value: unknown): value is ProductContainer =>
  isFields(value) && typeof value.size === 'number' && typeof value.kind === 'string';

/** Paths of the draft that hold one of a few words, with the text of each word. */
const fewWords = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  loadSplit: { equal: shareWords.loadsEqual, fullThenPart: shareWords.loadsFull },
  'heel.contents': { water: shareWords.heelWater, sameMix: shareWords.heelMix },
  crop: mixPlanWords.crops,
  leafSurface: mixPlanWords.leafSurfaces,
  country: mixPlanWords.countries,
  measuringUnits: preferenceWords.systems,
});

/** The text of a path that holds an id of the catalogue, or one of a few words. */
function namedText(path: string, text: string, catalogue: Catalogue): string {
  if (path === 'machineId') return catalogue.machines.find(({ id }) => id === text)?.name ?? text;
  if (path === 'boomConfigurationId') {
    const booms = catalogue.machines.flatMap(({ boomConfigurations }) => boomConfigurations);
    return booms.find(({ id }) => id === text)?.name ?? text;
  }
  if (path === 'nozzle.nozzleId') {
    return catalogue.nozzles.find(({ id }) => id === text)?.model ?? text;
  }
  return fewWords()[path]?.[text] ?? text;
}

/** Paths without a row: the product is named in the label of its rate. */
const UNSHOWN = /^products\.\d+\.productId$/;

/** A value of the draft in words; null where its own fields get rows, one by one. */
function valueText(path: string, value: unknown, names: Names): string | null {
  if (typeof value === 'number') return exact(value, unitOf(path));
  if (typeof value === 'string') return namedText(path, value, names.catalogue);
  if (isRate(value)) return asTyped(value.value, value.unit);
  if (isContainer(value)) {
    return shareWords.containerEntry(asTyped(value.size, value.unit), value.kind);
  }
  if (!Array.isArray(value)) return null;
  const productNames = value.map((id) => names.nameOf(String(id)));
  if (path === 'mixingOrder') return productNames.join(', ');
  return path.endsWith('.productIds') ? productNames.join(' + ') : null;
}

interface Names {
  readonly catalogue: Catalogue;
  readonly nameOf: (productId: string) => string;
}

/**
 * Every field that is set in a received draft, in words: nothing takes effect that was not shown.
 * A machine of the sender's own is described by the fields beside it.
 */
export function inputRows(draft: MixDraft, names: Names): readonly InputRow[] {
  const productIds = (draft.products ?? []).map(({ productId }) => productId);
  const productAt = (place: number) => {
    const id = productIds[place];
    return id === undefined ? null : names.nameOf(id);
  };
  /** A measuring step is kept as its product is measured: kilograms of a solid, litres of a liquid. */
  const stepText = (path: string, value: number): string => {
    const id = productIds.find((_, place) => path.startsWith(`products.${place}.`));
    const product = names.catalogue.products.find((one) => one.id === id);
    return asTyped(value, product?.form === 'liquid' ? 'L' : 'kg');
  };
  const rowsAt = (path: string, value: unknown): readonly InputRow[] => {
    if (value === null || value === undefined || UNSHOWN.test(path)) return [];
    if (path === 'machineId' && value === OWN_MACHINE) return [];
    const text =
      path.endsWith('.measuringStep') && typeof value === 'number'
        ? stepText(path, value)
        : valueText(path, value, names);
    if (text !== null) return [{ path, label: fieldNameText(path, { productAt }), value: text }];
    return Object.entries(value).flatMap(([key, child]) =>
      rowsAt(path === '' ? key : `${path}.${key}`, child),
    );
  };
  return rowsAt('', draft);
}
