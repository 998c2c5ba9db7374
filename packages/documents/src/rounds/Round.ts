import { isFields, nitrogenYear, type MixDraft, type ProductMeasure } from '@mix/engine';
import { asFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { hasShape, type Shape } from '../fields/Shape.ts';
import { keyedBy } from '../merge/memberKeys.ts';
import { fieldsIn } from '../merge/readValue.ts';
import type { LocalTime } from '../records/SprayRecord.ts';
import { isLocalTime } from '../time/recordTime.ts';
import { hasMixDraftShape } from '../mixes/mixDraftShape.ts';

/** What one hectare of a round gets of a product. */
export interface RoundProduct {
  readonly productId: string;
  /** As the planner read it on the screen. */
  readonly name: string;
  readonly perHa: ProductMeasure;
}

/** Ground that a round is for, as it was called when it was planned. */
export interface RoundPaddock {
  readonly paddockId: string;
  readonly name: string;
}

/** What some paddocks shall get at one time of the season. */
export interface Round {
  /** Of the mix: "Urea 28". */
  readonly name: string;
  /** When, YYYY-MM-DD; the month is what counts. */
  readonly day: string;
  /** When it was first planned: what was sprayed before is not of it. */
  readonly plannedAt: LocalTime;
  /** The mix; its area and place are each paddock's own. */
  readonly draft: MixDraft;
  readonly applicationRateLPerHa: number;
  readonly products: readonly RoundProduct[];
  /** Synthetic, kg/ha; null where a product does not state it. */
  readonly nitrogenKgPerHa: number | null;
  /** Of the products at the prices of then; null without them. */
  readonly costCentsPerHa: number | null;
  /** Spraying alone; null where speed or width are not known. */
  readonly workRateHaPerH: number | null;
  readonly paddocks: readonly RoundPaddock[];
}

const SCHEMA_VERSION = 1;
const LONGEST_NAME = 80;

const shape: Shape = {
  fields: {
    name: 'id',
    day: 'id',
    plannedAt: 'id',
    applicationRateLPerHa: 'figure',
    products: {
      list: {
        fields: {
          productId: 'id',
          name: 'id',
          perHa: { fields: { unit: { oneOf: ['kg', 'L'] }, value: 'figure' } },
        },
      },
    },
    nitrogenKgPerHa: 'figure',
    costCentsPerHa: 'figure',
    workRateHaPerH: 'figure',
    paddocks: { list: { fields: { paddockId: 'id', name: 'id' } } },
  },
};

const isNone = (value: unknown): boolean => value === null || value === undefined;
const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

const isWhole = (round: Partial<Round>): round is Round =>
  round.name !== undefined &&
  round.name.trim() !== '' &&
  round.name.length <= LONGEST_NAME &&
  nitrogenYear(round.day ?? '') !== null &&
  isLocalTime(round.plannedAt) &&
  isAmount(round.applicationRateLPerHa) &&
  [round.nitrogenKgPerHa, round.costCentsPerHa, round.workRateHaPerH].every(
    (value) => isNone(value) || isAmount(value),
  ) &&
  Array.isArray(round.paddocks) &&
  Array.isArray(round.products) &&
  (round.products as readonly Partial<RoundProduct>[]).every(
    ({ perHa }) => isFields(perHa) && isAmount(perHa.value) && !isNone(perHa.unit),
  );

export const roundKind: DocumentKind<Round> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const {
      schemaVersion: _version,
      createdAt: _made,
      updatedAt: _changed,
      draft,
      ...rest
    } = fields;
    if (!isFields(draft) || !hasMixDraftShape(draft) || !hasShape(rest, shape)) return null;
    const notSaid = { nitrogenKgPerHa: null, costCentsPerHa: null, workRateHaPerH: null };
    const round: Partial<Round> = { ...notSaid, ...rest, draft };
    return isWhole(round) ? round : null;
  },
  serialise: (round) => ({ ...asFields(round), schemaVersion: SCHEMA_VERSION }),
  merge: {
    rules: {
      paddocks: { keyOf: keyedBy('paddockId'), member: 'silent' },
      schemaVersion: 'silent',
    },
    // What follows from the mix is one part with it: half of another mix would be a wrong sum.
    apart: ({
      name = null,
      day = null,
      plannedAt = null,
      paddocks = null,
      schemaVersion = null,
      ...mix
    }) => ({
      name,
      day,
      plannedAt,
      paddocks,
      schemaVersion,
      plan: mix,
    }),
    together: ({ plan, ...rest }) => ({ ...rest, ...fieldsIn(plan) }),
  },
  nameOf: ({ name }) => name,
});
