import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readGround } from '../formats/readGround.ts';
import { DDI, quantityOf } from './dataDictionary.ts';
import { readTaskData } from './readTaskData.ts';
import type { TaskData } from './TaskData.ts';
import { squareLine } from './testing/taskFiles.ts';
import { taskTotal } from './totals/taskTotal.ts';

/*
 * Each set is made element by element after one that a terminal or an office program of that maker
 * wrote, as public test data of farm programs has it, with made-up grounds, names and figures.
 */

function dataOf(files: Readonly<Record<string, string | readonly number[]>>): TaskData {
  const entries = Object.entries(files).map(([name, content]) => [
    `TASKDATA/${name}`,
    typeof content === 'string' ? strToU8(content) : Uint8Array.from(content),
  ]);
  const { data, fault } = readTaskData(
    zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>),
  );
  if (data === null) throw new Error(JSON.stringify(fault));
  return data;
}

/** What each zone asks for, in the units of the farm; without what spraying does not know. */
const ratesOf = ({ tasks }: TaskData) =>
  tasks.map(({ zones }) =>
    zones.map(({ code, polygons, values }) => [
      code,
      polygons.length,
      ...values.map(({ ddi, value }) => quantityOf(ddi, value)?.value ?? ddi),
    ]),
  );

/** A sprayer with a connector and two sections, whose counts are all of the machine itself. */
const MUELLER = `<?xml version="1.0" encoding="UTF-8"?>
<ISO11783_TaskData VersionMajor="3" VersionMinor="0" ManagementSoftwareManufacturer="" ManagementSoftwareVersion="" TaskControllerManufacturer="Mueller Elektronik GmbH" TaskControllerVersion="1.5.4.0" DataTransferOrigin="2">
<CTR A="CTR-4" B="Marsh" C="" D="" E="" F="" G="" H="" I="" J="" K="" L="" M=""/>
<DVC A="DVC-1" B="Sprayer" C="1.19" D="A00C80000B38A086" F="313930363131C9" G="FF000000006E65">
<DET A="DET-1" B="1" C="1" E="0" F="0"><DOR A="9"/><DOR A="10"/></DET>
<DET A="DET-2" B="2" C="6" E="1" F="1"><DOR A="31"/></DET>
<DET A="DET-3" B="40" C="4" E="4" F="1"><DOR A="6"/></DET><DET A="DET-4" B="41" C="4" E="5" F="1"><DOR A="6"/></DET>
<DPD A="9" B="0050" C="2" D="25" E="Total Volume" F="34"/><DPD A="10" B="0074" C="2" D="25" E="Area" F="35"/>
<DVP A="34" B="0" C="1.0" D="0" E="L"/><DVP A="35" B="0" C="0.0001" D="2" E="ha"/>
</DVC>
<FRM A="FRM-4" B="Hill Farm" C="" D="" E="" F="" G="" H=""/>
<PFD A="PFD-3" B="" C="Top flat" D="0"/>
<TSK A="TSK-13" B="Tilling" C="CTR-4" D="FRM-4" E="PFD-3" G="4"><TIM A="2026-07-11T10:38:48" B="2026-07-11T10:39:37" D="4"/></TSK>
<TSK A="TSK-15" B="Spraying" C="CTR-4" D="FRM-4" E="PFD-3" G="4">
<DAN A="A00C80000B38A086" B="FFFFFFFFFFFFFFFF" C="DVC-1"><ASP A="2026-07-11T10:45:30" B="2026-07-11T11:19:14" D="4"/></DAN>
<TIM A="2026-07-11T10:45:30" D="4"><DLV A="0050" B="602" C="DET-1"/><DLV A="0074" B="30100" C="DET-1"/><DLV A="0075" B="1200" C="DET-1"/></TIM>
<TIM A="2026-07-11T15:45:36" B="2026-07-11T16:05:36" D="4"><DLV A="0050" B="812" C="DET-1"/><DLV A="0074" B="40600" C="DET-1"/><DLV A="0075" B="1700" C="DET-1"/></TIM>
</TSK>
<TSK A="TSK-16" B="Spraying" C="CTR-4" D="FRM-4" E="PFD-3" G="0"/>
</ISO11783_TaskData>`;

it('reads what a terminal of Müller-Elektronik did, and what it has still to do', () => {
  const data = dataOf({ 'TASKDATA.XML': MUELLER });
  expect(data.customers).toEqual([{ id: 'CTR-4', name: 'Marsh' }]);
  expect(data.partfields).toMatchObject([{ name: 'Top flat', areaM2: 0, outlines: [] }]);
  // The state 0, of which the standard knows nothing, is that of tasks that were never begun.
  expect(data.tasks.map(({ id, state }) => [id, state])).toEqual([
    ['TSK-13', 'completed'],
    ['TSK-15', 'completed'],
    ['TSK-16', 'planned'],
  ]);
  const totals = data.tasks.map((task) =>
    [DDI.totalArea, DDI.applicationTotalL].map((ddi) => taskTotal(task, data, ddi)),
  );
  expect(totals).toEqual([
    [[], []],
    [[40_600], [812]],
    [[], []],
  ]);
});

it.each([
  ['<TSK A="TSK1" B="Lime"/>', 'planned'],
  ['<TSK A="TSK1" B="Lime" G="9"><TIM A="2026-07-11T10:45:30" D="1"/></TSK>', 'planned'],
  ['<TSK A="TSK1" B="Lime" G=""><TIM A="2026-07-11T10:45:30" D="4"/></TSK>', 'paused'],
])('leaves out no task whose state is none of the standard: %s', (task, state) => {
  const root = `<ISO11783_TaskData VersionMajor="4">${task}</ISO11783_TaskData>`;
  expect(dataOf({ 'TASKDATA.XML': root }).tasks).toMatchObject([{ name: 'Lime', state }]);
});

/** Says no version, names no element, writes the entries of the dictionary in two digits. */
const FIRST_TERMINALS = `<?xml version="1.0" encoding="UTF-8"?>

<ISO11783_TaskData VersionMajor="0" VersionMinor="0" ManagementSoftwareManufacturer="" ManagementSoftwareVersion="" DataTransferOrigin="0">
  <PFD A="PFD-1" B="0" C="Top flat" D="132757"><PLN A="1">${squareLine(48, 9, 0.004)}</PLN></PFD>
  <DVC A="DVC-1" B="Sprayer" D="A00C80000DE03CE9" F="37303031303442" G="FF000000406564"><DET A="DET-1" B="1" C="1" D="Dev1" E="0" F="0"/></DVC>
  <TSK A="TSK1" B="Lime" E="PFD-1" G="4">
    <CAN C="SetID: 4393"/>
    <DLT A="" B="0"/>
    <TIM A="2026-05-15T14:15:25" B="2026-05-15T14:53:32" D="4"><DLV A="50" B="303" C=""/><DLV A="74" B="15150" C=""/><DLV A="DFFF" B="0" C=""/></TIM>
    <TIM A="2026-05-15T14:53:32" B="2026-05-15T16:15:45" C="4933" D="5"/>
    <TIM A="2026-05-15T16:15:45" B="2026-05-15T17:05:33" D="4"><DLV A="50" B="637" C=""/><DLV A="74" B="31850" C=""/><DLV A="DFFF" B="0" C=""/></TIM>
    <TIM A="2026-05-15T16:15:45" B="2026-05-15T17:05:34" C="2989" D="4"/>
    <DAN A="A00C80000DE03CE9" C="DVC-1"/>
  </TSK>
</ISO11783_TaskData>`;

it('reads the totals of a terminal that writes the dictionary in two digits and names no element', () => {
  const data = dataOf({ 'TASKDATA.XML': FIRST_TERMINALS });
  const [task] = data.tasks;
  if (task === undefined) throw new Error('no task');
  expect(taskTotal(task, data, DDI.totalArea)).toEqual([31_850]);
  expect(taskTotal(task, data, DDI.applicationTotalL)).toEqual([637]);
  expect(data.partfields).toMatchObject([{ areaM2: 132_757, outlines: [{ ring: { length: 4 } }] }]);
});

/** Each kind of element in a file of its own, zones as polygons, and one for each case of the position. */
const SDF = {
  'TASKDATA.XML': `<?xml version="1.0" encoding="UTF-8"?>
<ISO11783_TaskData VersionMajor="4" VersionMinor="2" ManagementSoftwareManufacturer="Office" ManagementSoftwareVersion="4.0.0" TaskControllerManufacturer="SDF Guidance" TaskControllerVersion="IM8841AD" DataTransferOrigin="2" P231_cur_task="TSK-1">
    <XFR A="FRM00000" B="1"/><XFR A="PFD00000" B="1"/><XFR A="PDT00000" B="1"/><XFR A="TCC00000" B="1"/><XFR A="TSK00000" B="1"/><XFR A="VPN00000" B="1"/>
</ISO11783_TaskData>`,
  'FRM00000.XML':
    '<?xml version="1.0" encoding="UTF-8"?>\n<XFC>\n<FRM A="FRM1" B="Hill Farm"/>\n</XFC>',
  'PFD00000.XML': `<?xml version="1.0" encoding="UTF-8"?>
<XFC><PFD A="PFD1" C="Top flat" D="132757" F="FRM1"><PLN A="1">${squareLine(48, 9, 0.004).replaceAll(/(\d\.\d+)"/g, '$1000000"')}</PLN></PFD></XFC>`,
  'PDT00000.XML': '<XFC><PDT A="PDT1" B="Kalkammonsalpeter" F="1"/></XFC>',
  'VPN00000.XML': '<XFC><VPN A="VPN2" B="0" C="0.01" D="2" E="kg/ha"/></XFC>',
  'TSK00000.XML': `<XFC><TSK A="TSK1" B="Mineraldünger|Top flat" D="FRM1" E="PFD1" G="1" H="0" I="1" J="2">
<TZN A="0" B="Default"><PDV A="0006" B="22222" C="PDT1" E="VPN2"/></TZN>
<TZN A="1" B="PositionLost"><PDV A="0006" B="22222" C="PDT1" E="VPN2"/></TZN>
<TZN A="2" B="OutOfField"><PDV A="0006" B="0" C="PDT1" E="VPN2"/></TZN>
<TZN A="3"><PLN A="2">${squareLine(48, 9, 0.002)}</PLN><PDV A="0006" B="21625" C="PDT1" E="VPN2"/></TZN>
</TSK></XFC>`,
};

it('reads a set of an SDF terminal out of its files, with a rate for each case of the position', async () => {
  const data = dataOf(SDF);
  expect(data.tasks).toMatchObject([
    {
      ...{ name: 'Mineraldünger|Top flat', state: 'planned', partfieldId: 'PFD1' },
      ...{ defaultZoneCode: 0, positionLostZoneCode: 1, outOfFieldZoneCode: 2 },
    },
  ]);
  expect(ratesOf(data)).toEqual([
    [
      [0, 0, 222.22],
      [1, 0, 222.22],
      [2, 0, 0],
      [3, 1, 216.25],
    ],
  ]);
  const zip = zipSync(
    Object.fromEntries(Object.entries(SDF).map(([name, text]) => [name, strToU8(text)])),
  );
  expect((await readGround(zip)).found).toMatchObject([{ name: 'Top flat', ring: { length: 4 } }]);
});

const GRID = 'A="48" B="9" C="0.002" D="0.001" E="3" F="2"';
/** Tasks in a zone number of their own each, small letters, products and presentations behind the tasks. */
const MY_EASY_FARM = `<?xml version='1.0' encoding='UTF-8'?>
<ISO11783_TaskData DataTransferOrigin="1" ManagementSoftwareManufacturer="MyEasyFarm" ManagementSoftwareVersion="2.1" VersionMajor="3" VersionMinor="3">
  <TSK A="TSK7226" B="Sprayer" E="PFD1" G="1" H="8">
    <DLT A="dfff" B="31"/><DLT A="00a1" B="8" G="1"/>
    <PAN A="PDT252345" B="004B" C="1905" D="1" F="VPN1"><ASP A="2026-10-18T22:00:00" B="2026-10-19T21:59:00" C="86340" D="1"/></PAN>
    <TZN A="1" B="80"><PDV A="0001" B="800000" C="PDT252345" E="VPN2"/></TZN>
    <TZN A="7" B="180"><PDV A="0001" B="1800000" C="PDT252345" E="VPN2"/></TZN>
    <TZN A="8" B="Zero Treatment Zone"><PDV A="0001" B="0" C="PDT252345" E="VPN2"/></TZN>
    <GRD ${GRID} G="GRD00001" I="1"/>
    <TIM A="2026-10-19T00:00:00" B="2026-10-19T23:59:00" D="1"/>
  </TSK>
  <PDT A="PDT252345" B="Solution" E="0001" F="1" G="0"/>
  <VPN A="VPN1" B="0" C="1.000000000" D="2" E="L"/>
  <VPN A="VPN2" B="0" C="0.000100000" D="2" E="L/ha" F="CLD1"/>
  <TSK A="TSK7263" B="Two products" E="PFD1" G="1" H="18">
    <TZN A="18"><PDV A="0006" B="0" C="PDT252283" E="VPN4"/><PDV A="000b" B="0" C="PDT254491" E="VPN6"/></TZN>
    <GRD ${GRID} G="GRD00004" I="2" J="18"/>
  </TSK>
  <PDT A="PDT252283" B="Ammonium Nitrate 33,5" E="0006" F="1"/><PDT A="PDT254491" B="56E" E="000b" F="1"/>
  <PFD A="PFD1" C="Top flat" D="132757"><PLN A="1">${squareLine(48, 9, 0.004)}</PLN>
    <LSG A="5" B="A-B Line"><PNT A="2" C="48.001274668465666" D="9.001450412896821"/><PNT A="2" C="48.00315019987023" D="9.001743974729569"/></LSG>
    <PLN A="6" B="Obstacle">${squareLine(48.001, 9.001, 0.001)}</PLN>
  </PFD>
</ISO11783_TaskData>`;

it('reads the grids of MyEasyFarm: zones by their number, and cells with a value of each product', () => {
  const cell = (...values: readonly number[]): readonly number[] =>
    values.flatMap((value) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, 0]);
  const data = dataOf({
    'TASKDATA.XML': MY_EASY_FARM,
    'GRD00001.BIN': [1, 1, 8, 7, 7, 8],
    'GRD00004.BIN': [
      ...[...cell(20_000, 1200), ...cell(20_000, 1200), ...cell(0, 0)],
      ...[...cell(26_700, 1000), ...cell(26_700, 1000), ...cell(0, 0)],
    ],
  });
  expect(ratesOf(data)).toEqual([
    [
      [1, 1, 80],
      [7, 1, 180],
      [8, 1, 0],
    ],
    [
      [1, 1, 200, '000B'],
      [2, 1, 0, '000B'],
      [3, 1, 267, '000B'],
    ],
  ]);
  expect(data.tasks.map(({ state, times }) => [state, times.map(({ type }) => type)])).toEqual([
    ['planned', ['planned']],
    ['planned', []],
  ]);
  expect(data.products.map(({ name }) => name)).toHaveLength(3);
  expect(data.partfields).toMatchObject([{ outlines: [{ leftOut: [{ length: 4 }] }] }]);
});

/** A line before the root and no declaration, a corner said twice, elements that hold nothing. */
const PLANTIVO = `
<ISO11783_TaskData VersionMajor="4" VersionMinor="2" ManagementSoftwareManufacturer="Plantivo GmbH" ManagementSoftwareVersion="1.0.0.0" TaskControllerManufacturer="" TaskControllerVersion="" DataTransferOrigin="1">
  <CPC A="CPC1" B="Pflanzenschutz" />
  <PDT A="PDT3" B="Gemisch: Urea" F="1" />
  <PFD A="PFD1" C="Top flat" D="0"><PLN A="1">${squareLine(48, 9, 0.004).replace('</LSG>', '<PNT A="2" C="48.00000000" D="9.00000000"/></LSG>')}</PLN><PNT A="3" C="48.001" D="9.001" /></PFD>
  <VPN A="VPN1" B="0" C="0.0001" D="2" E="l/ha" />
  <TSK A="TSK1" B="Pflanzenschutz/Top flat/" E="PFD1" G="1" H="1" I="3" J="2">
    <OTP A="CPC1" />
    <TZN A="1" B="Default"><PDV A="0001" B="1500000" C="PDT3" E="VPN1" /></TZN>
    <TZN A="2" B="OutOfField"><PDV A="0001" B="0" C="PDT3" E="VPN1" /></TZN>
    <TZN A="3" B="PositionLost"><PDV A="0001" B="1500000" C="PDT3" E="VPN1" /></TZN>
    <TIM A="2026-09-03T00:00:00" B="2026-09-03T00:00:00" C="0" D="1" />
    <PAN A="PDT3" /><DLT A="DFFF" B="31" /><CAN />
  </TSK>
</ISO11783_TaskData>`;

it('reads what the office of Plantivo plans', async () => {
  const data = dataOf({ 'TASKDATA.XML': PLANTIVO });
  expect(ratesOf(data)).toEqual([
    [
      [1, 0, 150],
      [2, 0, 0],
      [3, 0, 150],
    ],
  ]);
  expect(data.tasks).toMatchObject([
    { defaultZoneCode: 1, positionLostZoneCode: 3, outOfFieldZoneCode: 2, state: 'planned' },
  ]);
  const { found, notes } = await readGround(strToU8(PLANTIVO));
  expect(found).toMatchObject([{ name: 'Top flat', ring: { length: 4 } }]);
  expect(notes).toEqual([{ code: 'pointsLeft', count: 1 }]);
});
