import { isFields, nitrogenYear } from '@mix/engine';
import { asFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { keyedBy } from '../merge/memberKeys.ts';
import { fieldsIn } from '../merge/readValue.ts';
import { isMixDraft } from '../mixes/mixDraftShape.ts';
import {
  figure,
  list,
  measure,
  moment,
  NOT_NEGATIVE,
  own,
  text,
  type ValuesOf,
} from '../tables/FieldRow.ts';
import { emptyOf, isWholeOf } from '../tables/shapeOfRows.ts';

const ALWAYS = { stored: 'always' } as const;
const AMOUNT = { possible: NOT_NEGATIVE } as const;
const LONGEST_NAME = 80;

/** What one hectare of a round gets of a product. */
const productRows = {
  productId: text(null, ALWAYS),
  /** As the planner read it on the screen. */
  name: text(null, ALWAYS),
  perHa: measure(ALWAYS),
} as const;

/** Ground that a round is for, as it was called when it was planned. */
const paddockRows = { paddockId: text(null, ALWAYS), name: text(null, ALWAYS) } as const;

/** What some paddocks shall get at one time of the season. */
export const roundRows = {
  /** Of the mix: "Urea 28". */
  name: text(LONGEST_NAME, ALWAYS),
  /** When, YYYY-MM-DD; the month is what counts. */
  day: text(null, ALWAYS),
  /** When it was first planned: what was sprayed before is not of it. */
  plannedAt: moment(ALWAYS),
  /** The mix; its area and place are each paddock's own. */
  draft: own(isMixDraft, ALWAYS),
  applicationRateLPerHa: figure('L/ha', null, { ...ALWAYS, ...AMOUNT }),
  products: list(productRows, ALWAYS),
  /** Synthetic; null where a product does not state it. */
  nitrogenKgPerHa: figure('kg N/ha', null, AMOUNT),
  /** Of the products at the prices of then; null without them. */
  costCentsPerHa: figure(null, null, AMOUNT),
  /** ha/h, of the spraying alone; null where speed or width are not known. */
  workRateHaPerH: figure(null, null, AMOUNT),
  paddocks: list(paddockRows, ALWAYS),
} as const;
export type Round = ValuesOf<typeof roundRows>;

const SCHEMA_VERSION = 1;

const isAsPlanned = ({ name, day, products }: Round): boolean =>
  name.trim() !== '' &&
  name.length <= LONGEST_NAME &&
  nitrogenYear(day) !== null &&
  products.every(({ perHa }) => perHa.value >= 0);

const EMPTY = emptyOf(roundRows);
const isWhole = isWholeOf(roundRows);

export const roundKind: DocumentKind<Round> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const { schemaVersion: _version, createdAt: _made, updatedAt: _changed, ...rest } = fields;
    const whole = { ...EMPTY, ...rest };
    const round = isWhole(whole) ? (whole as unknown as Round) : null;
    return round !== null && isAsPlanned(round) ? round : null;
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
