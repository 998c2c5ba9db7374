import { strToU8, zipSync } from 'fflate';
import { degreesText } from '../../formats/xmlText.ts';

/** A task file of version 4.3 with what is given in it. */
export const taskXml = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ISO11783_TaskData VersionMajor="4" VersionMinor="3" ManagementSoftwareManufacturer="Office" ManagementSoftwareVersion="1" DataTransferOrigin="1">${inner}</ISO11783_TaskData>`;

/** A set as a memory stick has it. */
export const taskZip = (inner: string, others: Readonly<Record<string, Uint8Array>> = {}) =>
  zipSync({
    'TASKDATA/TASKDATA.XML': strToU8(taskXml(inner)),
    ...Object.fromEntries(
      Object.entries(others).map(([name, bytes]) => [`TASKDATA/${name}`, bytes]),
    ),
  });

/** A square of some degrees, closed, as a file has it. */
export function squareLine(south: number, west: number, size: number, type = 1): string {
  const point = (latitude: number, longitude: number): string =>
    `<PNT A="2" C="${degreesText(latitude)}" D="${degreesText(longitude)}"/>`;
  const [north, east] = [south + size, west + size];
  const corners = [
    point(south, west),
    point(south, east),
    point(north, east),
    point(north, west),
    point(south, west),
  ];
  return `<LSG A="${type}">${corners.join('')}</LSG>`;
}

/** What a farm's office sends: a planned task in two zones, with customer, farm, worker and product. */
export const PLANNED = `
<CTR A="CTR1" B="Marsh" C="Jo"/><FRM A="FRM1" B="Hill Farm" I="CTR1"/><WKR A="WKR1" B="Tane" C="Ben"/>
<VPN A="VPN1" B="0" C="0.0001" D="0" E="L/ha"/>
<PDT A="PDT1" B="Mix" E="0048" F="2" G="1000000"><PRN A="PDT2" B="20000"/></PDT><PDT A="PDT2" B="Urea" E="004B"/>
<PFD A="PFD1" C="Top flat" D="120000" E="CTR1" F="FRM1"><PLN A="1">${squareLine(-40.31, 175.6, 0.004)}${squareLine(-40.309, 175.601, 0.0005, 2)}</PLN></PFD>
<TSK A="TSK1" B="Lime" C="CTR1" D="FRM1" E="PFD1" F="WKR1" G="1" H="1" I="1" J="0">
<TZN A="0"/><TZN A="1" B="Rest"><PDV A="0001" B="1000000" C="PDT1" E="VPN1"/></TZN>
<TZN A="2" B="Ridge"><PLN A="2">${squareLine(-40.31, 175.6, 0.002)}</PLN><PDV A="0001" B="1500000" C="PDT1"/></TZN></TSK>`;

/** A machine of elements `[id, type, parent id]`; the first is the machine itself. */
export function machineXml(
  id: string,
  elements: readonly (readonly [id: string, type: number, parentId?: string])[],
): string {
  const numberOf = (elementId: string | undefined): number =>
    elements.findIndex(([known]) => known === elementId) + 1;
  const parts = elements.map(
    ([elementId, type, parentId], index) =>
      `<DET A="${elementId}" B="${index + 1}" C="${type}" E="${index}" F="${numberOf(parentId)}"/>`,
  );
  return `<DVC A="${id}" D="A00C80000DE00001" F="31000000000000" G="FF000000006E65">${parts.join('')}</DVC>`;
}

export type SaidTotal = readonly [ddi: string, elementId: string, value: number];

/** Times of half an hour of work each from 8:00, with the totals stated at the end of each. */
export const stretchesXml = (...stretches: readonly (readonly SaidTotal[])[]): string =>
  stretches
    .map((totals, index) => {
      const hour = String(8 + index).padStart(2, '0');
      const values = totals.map(([ddi, at, value]) => `<DLV A="${ddi}" B="${value}" C="${at}"/>`);
      return `<TIM A="2026-11-21T${hour}:00:00" B="2026-11-21T${hour}:30:00" D="4">${values.join('')}</TIM>`;
    })
    .join('');

/** The two files of a log: each record a second on, at one place, with the values of its row; null: not said. */
export function logFiles(
  name: string,
  values: readonly (readonly [ddi: string, elementId: string])[],
  rows: readonly (readonly (number | null)[])[],
): Readonly<Record<string, Uint8Array>> {
  const head = values.map(([ddi, at]) => `<DLV A="${ddi}" B="" C="${at}"/>`).join('');
  const bytes = rows.flatMap((row, index) => {
    const said = row.flatMap((value, at) => (value === null ? [] : [[at, value] as const]));
    const record = new DataView(new ArrayBuffer(16 + 5 * said.length));
    record.setUint32(0, 28_800_000 + 1000 * index, true);
    record.setUint16(4, 17_126, true);
    record.setInt32(6, -403_000_000, true);
    record.setInt32(10, 1_756_000_000, true);
    record.setUint8(14, 4);
    record.setUint8(15, said.length);
    said.forEach(([at, value], place) => {
      record.setUint8(16 + 5 * place, at);
      record.setInt32(17 + 5 * place, value, true);
    });
    return [...new Uint8Array(record.buffer)];
  });
  return {
    [`${name}.XML`]: strToU8(`<TIM A="" D="4"><PTN A="" B="" D=""/>${head}</TIM>`),
    [`${name}.BIN`]: Uint8Array.from(bytes),
  };
}
