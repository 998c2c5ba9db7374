import { strToU8, zipSync } from 'fflate';
import { degreesText, xmlElement } from '../formats/xmlText.ts';
import type { Ring } from '../geometry/GroundPoint.ts';
import type { IslandedRing } from '../geometry/IslandedRing.ts';
import { windRing } from '../geometry/windRing.ts';
import {
  DEVICE_ELEMENT_KINDS,
  PRODUCT_KINDS,
  TASK_STATES,
  TIME_TYPES,
  TRANSFERS,
  type ProcessValue,
  type Task,
  type TaskData,
  type TaskDevice,
  type TaskTime,
  type TreatmentZone,
} from './TaskData.ts';

/** Designators of ISO 11783-10 hold 32 characters. */
const LONGEST_DESIGNATOR = 32;
const designator = (text: string): string => Array.from(text).slice(0, LONGEST_DESIGNATOR).join('');
const designatorOrNone = (text: string | null): string | null => text && designator(text);

/** The least scale that a presentation may have is 1e-9. */
const SCALE_DECIMALS = 9;
/** In digits alone: a decimal of XML has no powers of ten. */
const decimalText = (value: number): string => value.toFixed(SCALE_DECIMALS).replace(/\.?0+$/, '');

const PARTFIELD_BOUNDARY = 1;
const TREATMENT_ZONE = 2;
const EXTERIOR = 1;
const INTERIOR = 2;
/** PointType "other". */
const CORNER = 2;

/** The number that stands for a word in a file. */
const numberOf = <Word extends string>(
  words: readonly (readonly [string, Word])[],
  word: Word | null,
): string | null => words.find(([, said]) => said === word)?.[0] ?? null;

const line = (ring: Ring, type: number): string =>
  xmlElement(
    'LSG',
    { A: type },
    windRing(ring, type === EXTERIOR).map((point) =>
      xmlElement('PNT', {
        A: CORNER,
        C: degreesText(point.latitudeDeg),
        D: degreesText(point.longitudeDeg),
      }),
    ),
  );

const polygon = ({ ring, leftOut }: IslandedRing, type: number): string =>
  xmlElement('PLN', { A: type }, [
    line(ring, EXTERIOR),
    ...leftOut.map((island) => line(island, INTERIOR)),
  ]);

/**
 * A machine that is not on the bus, as totals need an element of a device. Its NAME (ISO 11783-5) says:
 * agriculture, class sprayer, no function, no maker; its labels hold the least that the schema takes.
 */
const OFF_THE_BUS = { D: 'A00CFF00FFE00000', F: '00000000000000', G: 'FF000000006E65' };

const device = ({ id, name, elements }: TaskDevice): string =>
  xmlElement(
    'DVC',
    { A: id, B: designator(name), ...OFF_THE_BUS },
    elements.map((element, index) =>
      xmlElement('DET', {
        A: element.id,
        B: index + 1,
        C: numberOf(DEVICE_ELEMENT_KINDS, element.kind),
        E: index,
        // An element without a parent is not found (-1): 0 then names the device.
        F: elements.findIndex((one) => one.id === element.parentId) + 1,
      }),
    ),
  );

const setValue = ({ ddi, value, productId, elementId, presentationId }: ProcessValue): string =>
  xmlElement('PDV', { A: ddi, B: value, C: productId, D: elementId, E: presentationId });

const zone = ({ code, name, polygons, values }: TreatmentZone): string =>
  xmlElement('TZN', { A: code, B: designatorOrNone(name) }, [
    ...polygons.map((piece) => polygon(piece, TREATMENT_ZONE)),
    ...values.map(setValue),
  ]);

const time = ({ start, stop, durationS, type, totals }: TaskTime): string =>
  xmlElement(
    'TIM',
    { A: start, B: stop, C: durationS, D: numberOf(TIME_TYPES, type) },
    totals.map(({ ddi, value, elementId }) =>
      xmlElement('DLV', { A: ddi, B: value, C: elementId }),
    ),
  );

const task = (of: Task): string =>
  xmlElement(
    'TSK',
    {
      A: of.id,
      B: designatorOrNone(of.name),
      C: of.customerId,
      D: of.farmId,
      E: of.partfieldId,
      F: of.workerId,
      G: numberOf(TASK_STATES, of.state),
      H: of.defaultZoneCode,
      I: of.positionLostZoneCode,
      J: of.outOfFieldZoneCode,
    },
    [
      ...of.zones.map(zone),
      ...of.times.map(time),
      ...of.allocations.map(({ productId, ddi, value, transfer }) =>
        xmlElement('PAN', { A: productId, B: ddi, C: value, D: numberOf(TRANSFERS, transfer) }),
      ),
    ],
  );

/** The program that writes a file. */
export interface TaskFileAuthor {
  readonly title: string;
  readonly version: string;
}

function taskFile(data: TaskData, { title, version }: TaskFileAuthor): string {
  const root = xmlElement(
    'ISO11783_TaskData',
    {
      VersionMajor: 4,
      VersionMinor: 3,
      ManagementSoftwareManufacturer: designator(title),
      ManagementSoftwareVersion: designator(version),
      DataTransferOrigin: 1,
    },
    [
      ...data.customers.map(({ id, name }) => xmlElement('CTR', { A: id, B: designator(name) })),
      ...data.farms.map(({ id, name, customerId }) =>
        xmlElement('FRM', { A: id, B: designator(name), I: customerId }),
      ),
      ...data.workers.map(({ id, name }) => xmlElement('WKR', { A: id, B: designator(name) })),
      ...data.devices.map(device),
      ...data.presentations.map(({ id, offset, scale, decimals, unit }) =>
        xmlElement('VPN', {
          A: id,
          B: offset,
          C: decimalText(scale),
          D: decimals,
          E: designatorOrNone(unit),
        }),
      ),
      ...data.products.map(({ id, name, quantityDdi, kind, recipeQuantity, parts }) =>
        xmlElement(
          'PDT',
          {
            A: id,
            B: designator(name),
            E: quantityDdi,
            F: numberOf(PRODUCT_KINDS, kind),
            G: recipeQuantity,
          },
          parts.map(({ productId, quantity }) => xmlElement('PRN', { A: productId, B: quantity })),
        ),
      ),
      ...data.partfields.map(({ id, name, areaM2, customerId, farmId, outlines }) =>
        xmlElement(
          'PFD',
          { A: id, C: designator(name), D: areaM2, E: customerId, F: farmId },
          outlines.map((piece) => polygon(piece, PARTFIELD_BOUNDARY)),
        ),
      ),
      ...data.tasks.map(task),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/**
 * Task data as ISO 11783-10 version 4.3, zipped as a terminal wants it: `TASKDATA/TASKDATA.XML`. Names
 * are cut to their 32 characters; zones go as polygons; binary logs are read only, and not written.
 */
export const writeTaskData = (data: TaskData, author: TaskFileAuthor): Uint8Array =>
  zipSync({ 'TASKDATA/TASKDATA.XML': strToU8(taskFile(data, author)) });
