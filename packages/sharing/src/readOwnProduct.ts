import {
  DROPLET_CLASSES,
  kilogramsPerLitre,
  LABEL_COUNTRIES,
  LABEL_FIGURES,
  litresPerKilogram,
  massFraction,
  NUTRIENTS,
  PRODUCT_CATEGORIES,
  PRODUCT_FORMS,
  PRODUCT_PARAMETERS,
  RATE_PARAMETERS,
  RATE_UNITS,
  RESISTANCE_SCHEMES,
  TANK_BEHAVIOURS,
  type FactSource,
  type KilogramsPerLitre,
  type Product,
  type ProductLabel,
  type RateRange,
  type SaltTable,
  type SaltTableUse,
  type SolubilityPoint,
} from '@mix/engine';
import { FactReader, UnfitValue } from './FactReader.ts';
import { rareFigures } from './rareFigures.ts';

/** As the app gives them: no id of a catalogue, today's or a later one, and one segment of a path. */
const OWN_ID = /^own-[A-Za-z0-9_-]{1,76}$/;
const LONGEST_NAME = 80;
const LONGEST_WORD = 40;
const LONGEST_NOTE = 500;

/** A fact from a link is somebody's word until the receiver has compared it with the label. */
const NOT_CHECKED: FactSource = { sourceIds: [], assumed: true, note: null };

type Figure = keyof typeof PRODUCT_PARAMETERS;

function figureOrNull(facts: FactReader, key: Figure): number | null {
  const { min, max } = PRODUCT_PARAMETERS[key];
  return facts.numberOrNull(key, min, max);
}

function figure(facts: FactReader, key: string, limits: Figure): number {
  const { min, max } = PRODUCT_PARAMETERS[limits];
  return facts.number(key, min, max);
}

function densityOrNull(facts: FactReader, key: Figure): KilogramsPerLitre | null {
  const value = figureOrNull(facts, key);
  return value === null ? null : kilogramsPerLitre(value);
}

function readRate(value: unknown): RateRange {
  const rate = new FactReader(value);
  const unit = rate.choice('unit', RATE_UNITS);
  const max = rate.number('max', 0, RATE_PARAMETERS[unit].max);
  return { min: rate.number('min', 0, max), max, unit, fromLabel: rate.flag('fromLabel') };
}

function readSaltTable(value: unknown, tables: readonly SaltTable[]): SaltTableUse {
  const use = new FactReader(value);
  const saltId = use.choice(
    'saltId',
    tables.map((table) => table.saltId),
  );
  const anhydrousFraction = massFraction(figure(use, 'anhydrousFraction', 'anhydrousFraction'));
  const base = { saltId, anhydrousFraction };
  return use.raw('givesRoom') === null ? base : { ...base, givesRoom: use.flag('givesRoom') };
}

function readSolubility(facts: FactReader): readonly SolubilityPoint[] {
  const points = facts.list('solubility', (entry) => {
    const point = new FactReader(entry);
    return {
      temperatureC: figure(point, 'temperatureC', 'solubilityTemperatureC'),
      gPerKgWater: figure(point, 'gPerKgWater', 'solubilityGPerKgWater'),
    };
  });
  const ascends = points.every(
    ({ temperatureC }, place) => temperatureC > (points[place - 1]?.temperatureC ?? -Infinity),
  );
  if (!ascends) throw new UnfitValue();
  return points;
}

function readNutrients(value: unknown): Product['nutrientsPct'] {
  const analysis = new FactReader(value);
  analysis.only(...NUTRIENTS);
  const { min: least, max: most } = PRODUCT_PARAMETERS.nutrientPct;
  const shares = NUTRIENTS.flatMap((nutrient) => {
    const share = analysis.numberOrNull(nutrient, least, most);
    return share === null ? [] : [[nutrient, share] as const];
  });
  if (shares.reduce((sum, [, share]) => sum + share, 0) > most) throw new UnfitValue();
  return Object.fromEntries(shares);
}

const word = (value: unknown): string => new FactReader({ value }).text('value', LONGEST_WORD);

/** What the sender read on a label, or a catalogue said of the label of one country. */
function readLabel(value: unknown): ProductLabel {
  const label = new FactReader(value);
  label.only('country', 'finestDroplets', 'activeIngredient', ...LABEL_FIGURES);
  const figures = LABEL_FIGURES.flatMap((key) => {
    const read = figureOrNull(label, key);
    return read === null ? [] : [[key, read] as const];
  });
  return {
    country: label.raw('country') === null ? null : label.choice('country', LABEL_COUNTRIES),
    ...Object.fromEntries(figures),
    ...(label.raw('activeIngredient') !== null && {
      activeIngredient: label.text('activeIngredient', LONGEST_WORD),
    }),
    ...(label.raw('finestDroplets') !== null && {
      finestDroplets: label.choice('finestDroplets', DROPLET_CLASSES),
    }),
  };
}

/** Facts that few products have: what is not there stays absent. */
function readFewFacts(facts: FactReader): Partial<Product> {
  const figures = rareFigures.flatMap((key) => {
    const read = figureOrNull(facts, key);
    return read === null ? [] : [[key, read] as const];
  });
  return {
    ...Object.fromEntries(figures),
    ...(facts.raw('resistanceGroups') !== null && {
      resistanceGroups: facts.list('resistanceGroups', (entry) => {
        const group = new FactReader(entry);
        return {
          scheme: group.choice('scheme', RESISTANCE_SCHEMES),
          group: group.text('group', LONGEST_WORD),
        };
      }),
    }),
    ...(facts.raw('label') !== null && { label: readLabel(facts.raw('label')) }),
  };
}

function readId(facts: FactReader): string {
  const id = facts.text('id', LONGEST_NAME);
  if (!OWN_ID.test(id)) throw new UnfitValue();
  return id;
}

/**
 * The facts of a product from a link, inside the same bounds as typed ones. Throws `UnfitValue`.
 * Every fact is marked assumed, whatever the sender said of it.
 */
export function readOwnProduct(value: unknown, tables: readonly SaltTable[]): Product {
  const facts = new FactReader(value);
  const displacement = figureOrNull(facts, 'displacementLPerKg');
  return {
    id: readId(facts),
    name: facts.text('name', LONGEST_NAME),
    category: facts.choice('category', PRODUCT_CATEGORIES),
    form: facts.choice('form', PRODUCT_FORMS),
    formulation: facts.textOrNull('formulation', LONGEST_WORD),
    behaviour: facts.choice('behaviour', TANK_BEHAVIOURS),
    bulkDensityKgPerL: densityOrNull(facts, 'bulkDensityKgPerL'),
    particleDensityKgPerL: densityOrNull(facts, 'particleDensityKgPerL'),
    liquidDensityKgPerL: densityOrNull(facts, 'liquidDensityKgPerL'),
    displacementLPerKg: displacement === null ? null : litresPerKilogram(displacement),
    saltTable: facts.orNull('saltTable', (entry) => readSaltTable(entry, tables)),
    solubility: readSolubility(facts),
    heatOfSolutionKJPerKg: figureOrNull(facts, 'heatOfSolutionKJPerKg'),
    specificHeatKJPerKgK: figureOrNull(facts, 'specificHeatKJPerKgK'),
    practicalLimitKgPer100L: figureOrNull(facts, 'practicalLimitKgPer100L'),
    nutrientsPct: facts.orNull('nutrientsPct', readNutrients),
    declaredAnalysis: facts.textOrNull('declaredAnalysis', LONGEST_NOTE),
    rate: facts.orNull('rate', readRate),
    mixClass: facts.number('mixClass', 0, 100),
    phEffect: facts.textOrNull('phEffect', LONGEST_NOTE),
    groups: facts.list('groups', word),
    hazards: facts.list('hazards', (entry) =>
      new FactReader({ entry }).text('entry', LONGEST_NOTE),
    ),
    notes: facts.textOrNull('notes', LONGEST_NOTE),
    particleTopSizeUm: figureOrNull(facts, 'particleTopSizeUm'),
    halfLifeByPh: facts.list('halfLifeByPh', (entry) => {
      const point = new FactReader(entry);
      return {
        ph: figure(point, 'ph', 'ph'),
        halfLifeMin: figure(point, 'halfLifeMin', 'halfLifeMin'),
      };
    }),
    ...readFewFacts(facts),
    sources: Object.fromEntries(facts.keys().map((key) => [key, NOT_CHECKED])),
  };
}
