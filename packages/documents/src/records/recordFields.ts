import { WEATHER_LIMITS } from '@mix/engine';
import { isMixDraft } from '../mixes/mixDraftShape.ts';
import { areProducts } from '../OwnProduct.ts';
import { choice, figure, list, measure, moment, own, part, text } from '../tables/FieldRow.ts';
import { isRevisions } from './isRevision.ts';

/*
 * The one table of what a record of spraying holds. The types of records, the check of what is stored,
 * the empty record, the texts of the form with what is read back and refused, the parts that two devices
 * are merged by, the paper, the columns of the CSV files of the app and of the interface for programs,
 * its OpenAPI schema and the limits follow from it. Words stand in `recordWords.fields` of the message
 * files under the same names.
 *
 * A further field: a row of `stored: 'later'`, and with `form: 'more'` a word of its name in every
 * language. Rows stand in the order of the columns; a new one stands before the notes.
 *
 * How a stored record gains a field. Records from before it lack the key: they are read as they are, and
 * absent and null mean the same. It is written only where something is said (`recordKind`), so that a
 * record which is read and written again stays what it was: of one that is locked the account takes no
 * change without a revision, and takes into a revision only what stood there. An app of before leaves a
 * key that it does not know in the document and writes it back. A field without which the rest would
 * mislead is no such row: it raises the `schemaVersion`, and older apps do not read the record. Only the
 * weather, which is one answer, is written whole, with null for what is not known.
 *
 * What was planned was always there until sprays were written down that nobody planned. An app of before
 * refuses such a record, as it would one of a raised `schemaVersion`, and says that it cannot read it.
 *
 * Limits hold where a figure comes in or goes out: in the form, for a backup that is restored, for the
 * answers to other programs, in the simulator (`typedFields.ts`, `withinLimits.ts`). What is stored is
 * read as it is, so that no record is lost to a limit; limits are widened, never narrowed.
 *
 * No schema library checks what is stored. Made from these rows and tried on 5,000 records of 9 kB (median
 * of five in one run, processor time): our own `Shape` 329 ms, valibot 1.5.0 288 ms, zod/mini 4.6.7 without
 * code made on the fly, which the pages' policy forbids, 340 ms; most of it is the check of drafts and facts
 * in all three. Packed, valibot brings 1.8 kB and zod/mini 6.0 kB, `Shape` with these rows' kinds 1.1 kB. None is
 * quicker by more than one run differs from the next, and units, limits and columns need a row besides.
 */

/** The heading that follows from the name of the field: `Growth stage` of `growthStage`. */
const OWN_NAME = '';

const ALWAYS = { stored: 'always' } as const;

/** What went into one load at one step. */
const stepRows = {
  kind: choice(['carrierFirst', 'product', 'wait', 'topUp'], ALWAYS),
  productId: text(null),
  outcome: choice(['done', 'different', 'skipped'], ALWAYS),
  /** Null where the step adds nothing. */
  planned: measure(),
  actual: measure(),
  at: moment(ALWAYS),
  /** Temperature of the tank after this step; null: not measured. */
  temperatureC: figure('°C', null),
} as const;

/** One tank that was filled, as it was planned and as it was done. */
export const loadRows = {
  /** Counted from 1 over the whole job. */
  number: figure(null, null, ALWAYS),
  startedAt: moment(ALWAYS),
  /** Null: it was not filled to the end. */
  endedAt: moment(),
  plannedL: figure('L', null, ALWAYS),
  /** Line of the tank after what was really put in. */
  actualL: figure('L', null, ALWAYS),
  plannedAreaHa: figure('ha', null, ALWAYS),
  /** Ground that what was really put in is enough for. */
  actualAreaHa: figure('ha', null, ALWAYS),
  steps: list(stepRows, ALWAYS),
} as const;

/** One product over the whole job. */
export const productRows = {
  productId: text(null, ALWAYS),
  /** As the operator read it on the screen. */
  name: text(null, { ...ALWAYS, column: 'Product' }),
  registrationNumber: text(80, { column: OWN_NAME }),
  batch: text(80, { column: OWN_NAME }),
  /** To be sprayed over the whole job; null: it was not in the plan. */
  planned: measure({ column: 'Product planned' }),
  /** What was sprayed, and all that is booked on the ground. */
  actual: measure({ ...ALWAYS, column: 'Product used', atMostTenTimes: 'planned' }),
  /**
   * Amount put in that stays in tank and lines. Absent where nothing stays. Records from before
   * this field have it included in `planned` and `actual`.
   */
  leftInMachine: measure({ stored: 'later' }),
} as const;

/** The weather at the paddock. Null is not known. */
export const weatherRows = {
  windSpeedKmPerH: figure('km/h', WEATHER_LIMITS.windSpeedKmPerH, {
    form: 'blank',
    column: 'Wind speed',
  }),
  windGustKmPerH: figure('km/h', WEATHER_LIMITS.windGustKmPerH, {
    form: 'blank',
    column: 'Wind gusts',
  }),
  /** Where the wind came from, as a compass point or in words: "NW". */
  windFrom: text(null, { form: 'blank', column: 'Wind from' }),
  airTemperatureC: figure('°C', WEATHER_LIMITS.airTemperatureC, {
    form: 'blank',
    column: 'Air temperature',
  }),
  relativeHumidityPct: figure('%', WEATHER_LIMITS.relativeHumidityPct, {
    form: 'blank',
    column: 'Humidity',
  }),
  /**
   * Where the figures come from: `typed` by a person, a weather service's name, or both with a comma
   * where a person changed some of them. Null: no figures.
   */
  source: text(null, { column: 'Weather source' }),
  /** When it was so; null is not known. */
  observedAt: moment({ column: 'Weather observed' }),
} as const;

/** What a jar of the mix did before it was mixed in the tank. */
export const jarTestRows = {
  verdict: choice(['mixes', 'doesNotMix', 'notSure'], { ...ALWAYS, column: 'Jar test' }),
  at: moment(ALWAYS),
  notes: text(null),
} as const;

/** A text that the form asks only some users for. */
const ASKED = { form: 'more', column: OWN_NAME } as const;

/** What was planned, and what was really sprayed: evidence. Null is not said, never none. */
export const recordFields = {
  startedAt: moment({ group: 'times', form: 'over', column: 'Started' }),
  endedAt: moment({ ...ALWAYS, group: 'times', form: 'over', column: 'Ended' }),
  /**
   * `day`: only the day of `endedAt` is known. Its clock is then the latest that it can have been, so
   * that no interval of a label is counted too short. Absent where the time is known.
   */
  endKnownTo: choice(['day'], { stored: 'later', group: 'times', column: 'End known to the' }),
  /** `partDone`: some ground was left undone. "Locked" is not stored: it follows from the age. */
  state: choice(['partDone', 'done'], { ...ALWAYS, group: 'done', column: OWN_NAME }),
  /** Name of the mix. */
  name: text(null, { column: 'Mix' }),
  paddockId: text(null, { group: 'ground' }),
  /** The paddock's name when it was sprayed, or words that say where. */
  location: text(200, { group: 'ground', form: 'over', column: 'Paddock' }),
  landUse: text(null, { group: 'ground', column: OWN_NAME }),
  /** Null here and in the two figures of the plan below: the spray was written down, and nobody planned it. */
  sprayAreaHa: figure('ha', null, { group: 'done', column: 'Area planned' }),
  areaDoneHa: figure('ha', null, {
    group: 'done',
    form: 'over',
    column: 'Area done',
    atMostTenTimes: 'sprayAreaHa',
  }),
  applicationRateLPerHa: figure('L/ha', null, {
    group: 'plan',
    column: 'Application rate planned',
  }),
  plannedCarrierL: figure('L', null, { group: 'plan', column: 'Water planned' }),
  carrierL: figure('L', null, { form: 'over', column: 'Water used' }),
  products: list(productRows, ALWAYS),
  loads: list(loadRows, ALWAYS),
  weather: part(weatherRows, { ...ALWAYS, form: 'blank' }),
  jarTest: part(jarTestRows),

  operator: text(200, { form: 'blank', column: OWN_NAME }),
  operatorCertificate: text(300, { ...ASKED, column: 'Certificate' }),
  supervisor: text(300, ASKED),
  owner: text(300, ASKED),
  crop: text(300, ASKED),
  growthStage: text(300, ASKED),
  typeOfUse: text(300, ASKED),
  reason: text(300, ASKED),
  equipment: text(300, ASKED),
  paddockOrder: text(300, { ...ASKED, column: 'Order of the paddocks' }),
  driftPrevention: text(300, { ...ASKED, column: 'Done against drift' }),
  withholding: text(300, ASKED),
  neighbours: text(300, { ...ASKED, column: 'Neighbours told' }),
  notes: text(2000, { form: 'blank', column: OWN_NAME }),

  /**
   * Id of the job that came by a link and is answered with this record; null: there was no link.
   */
  sharedJobId: text(null),
  /** Id of the farm's job that this record is of; absent where nobody handed it over. */
  jobId: text(null, { stored: 'later' }),
  /** What the operator planned with, so that the figures can be worked out again. */
  draft: own(isMixDraft, { ...ALWAYS, group: 'plan' }),
  engineVersion: text(null, { ...ALWAYS, group: 'plan' }),
  catalogueVersion: text(null, { ...ALWAYS, group: 'plan' }),
  /** Facts of the products as they were then. */
  productFacts: own(areProducts, { ...ALWAYS, group: 'plan' }),

  /** Oldest first. The account accepts them only once the record is locked. */
  revisions: own(isRevisions, ALWAYS),
  /** Reasons for changes that were made while the account held nothing, or was still open to it. */
  deviceRevisions: own(isRevisions, ALWAYS),
} as const;

/** `Growth stage` of `growthStage`. */
export const inWords = (name: string): string =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
