import type { Paddock } from '@mix/documents';
import type { Ring } from '@mix/ground';
import { screen, waitFor } from '@testing-library/dom';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../../plan/testing/exampleMixes.ts';
import { groundBox } from '../../plan/testing/groundBox.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

const hill: Paddock = {
  name: 'Hill',
  areaHa: 8,
  landUse: null,
  outline: groundBox(0, 0, 400, 200),
  earlierNames: [],
  retired: false,
};
const zoned: Paddock = {
  ...hill,
  prescription: {
    zones: [
      {
        name: 'Ridge',
        rateLPerHa: 150,
        pieces: [{ outline: groundBox(0, 0, 200, 200), leftOut: [] }],
      },
    ],
    restLPerHa: 100,
  },
};
const kept = (value: Paddock) => ({ collection: 'paddocks' as const, id: 'a', value });
const main = (): string => shownText(document.querySelector('main'));
const held = async (): Promise<Paddock | undefined> => {
  const { documentStore } = await import('../../sync/device/documentStore.ts');
  return (await documentStore.all('paddocks'))[0]?.value;
};

it('cuts a paddock in two, asks for both rates, and plans all of it', async () => {
  const user = await openApp('/ground?paddock=a&zones', { documents: [kept(hill)] });
  await screen.findByText(/One rate for the whole paddock/);
  await user.click(button('Cut in two'));
  await user.click(button('Cut here'));
  await screen.findByText('Give every zone a rate. 0 is not sprayed.');
  fill(field(/^Zone 1, rate/), '150');
  await screen.findByText('Give every zone a rate. 0 is not sprayed.');
  fill(field(/^Zone 2, rate/), '100');
  await screen.findByText(/8 ha at 125 L\/ha on average/);
  expect(main()).toContain('1,000 L');
  expect(main()).toContain('1.5 times the least');
  await user.click(button(/^Plan 8.ha in zones/));
  await waitFor(() => expect(location.pathname).toBe('/mix'));
  expect((await held())?.prescription?.zones.map(({ rateLPerHa }) => rateLPerHa)).toEqual([
    150, 100,
  ]);
  const { draftStore } = await import('../../plan/draft/draftStore.ts');
  expect(draftStore.form.getState().value).toMatchObject({
    sprayAreaHa: 8,
    applicationRateLPerHa: 125,
    paddock: { id: 'a', name: 'Hill' },
  });
});

it('writes every rate on its own ground, that around a zone too', async () => {
  const around: Paddock = {
    ...hill,
    prescription: {
      zones: [
        {
          name: 'Ridge',
          rateLPerHa: 150,
          pieces: [{ outline: groundBox(100, 50, 300, 150), leftOut: [] }],
        },
      ],
      restLPerHa: 100,
    },
  };
  await openApp('/ground?paddock=a&zones', { documents: [kept(around)] });
  const map = await screen.findByRole('img', { name: /Hill/ });
  const labels = [...map.querySelectorAll('text[aria-hidden]')].map((label) => ({
    words: [...label.querySelectorAll('tspan')].map(shownText),
    x: Number(label.getAttribute('x')),
  }));
  const [ridge, rest] = labels;
  expect(labels.map(({ words }) => words)).toEqual([
    ['1', '150 L/ha'],
    ['The rest', '100 L/ha'],
  ]);
  // The ridge is half as wide and half as high as the paddock, and the rest surrounds it.
  expect(Math.abs((rest?.x ?? 0) - (ridge?.x ?? 0))).toBeGreaterThan(80);
});

it('takes a zone away, and keeps what is left', async () => {
  const user = await openApp('/ground?paddock=a&zones', { documents: [kept(zoned)] });
  await screen.findByText(/8 ha at 125 L\/ha on average/);
  fill(field(/^The rest, rate/), '0');
  await screen.findByText(/4 ha at 150 L\/ha on average/);
  await user.click(button('Keep the zones'));
  await screen.findByText('Kept.');
  expect((await held())?.prescription?.restLPerHa).toBe(0);
  await user.click(button('Take away Ridge'));
  await screen.findByText(/One rate for the whole paddock/);
});

it('cuts a zone along its own ground, and leaves the others as they are', async () => {
  const user = await openApp('/ground?paddock=a&zones', { documents: [kept(zoned)] });
  await user.click(await screen.findByRole('button', { name: 'Cut in two' }));
  // The line first offered runs along the zone.
  await user.click(button('Cut here'));
  await screen.findByText(/Nothing lies on one side/);
  await user.click(button('To: the next place'));
  await user.click(button('Cut here'));
  await screen.findByText(/8 ha at 125 L\/ha on average/);
  expect(main()).toMatch(/1 Ridge, rate.{0,40}2 ha ?300 L/);
  expect(main()).toMatch(/Zone 2, rate.{0,40}2 ha ?300 L/);
  expect(main()).toMatch(/The rest, rate.{0,40}4 ha ?400 L/);
});

it('takes no line with nothing on one side, and no rate that no sprayer has', async () => {
  const user = await openApp('/ground?paddock=a&zones', { documents: [kept(zoned)] });
  await user.click(await screen.findByRole('button', { name: 'Cut in two' }));
  for (let step = 0; step < 4; step += 1) await user.click(button('To: the place before'));
  await user.click(button('Cut here'));
  await screen.findByText(/Nothing lies on one side/);
  fill(field(/^1 Ridge, rate/), '9000');
  await screen.findByText('A rate is at most 5,000 L/ha.');
  expect(screen.queryByRole('button', { name: /^Plan/ })).toBeNull();
});

it('brings zones in from a table of figures, when somebody says which are the rates', async () => {
  const feature = (west: number, rate: number) => ({
    type: 'Feature',
    properties: { rate, sample: 7 },
    geometry: {
      type: 'Polygon',
      coordinates: [
        groundBox(west, -50, west + 200, 300).map((at) => [at.longitudeDeg, at.latitudeDeg]),
      ],
    },
  });
  const text = JSON.stringify({
    type: 'FeatureCollection',
    features: [feature(0, 120), feature(200, 80), feature(3000, 500)],
  });
  const user = await openApp('/ground?paddock=a&zones', { documents: [kept(hill)] });
  await user.upload(await screen.findByLabelText('Choose a file'), new File([text], 'z.geojson'));
  await screen.findByText('Which of these are the rates?');
  expect(screen.queryByRole('button', { name: /^Take \d/ })).toBeNull();
  await user.click(button(/^rate: 80/));
  await screen.findByText(/Figures are taken as L\/ha of spray/);
  // Zones on other ground are not taken.
  await user.click(button('Take 2 zones'));
  await screen.findByText(/8 ha at 100 L\/ha on average/);
});

const point = ({ latitudeDeg, longitudeDeg }: Ring[number]) =>
  `<PNT A="2" C="${latitudeDeg.toFixed(8)}" D="${longitudeDeg.toFixed(8)}"/>`;
const polygon = (ring: Ring, type: 1 | 2) =>
  `<PLN A="${type}"><LSG A="1">${ring.map(point).join('')}</LSG></PLN>`;
const taskFile = (inner: string) =>
  new File(
    [
      new Uint8Array(
        zipSync({
          'TASKDATA/TASKDATA.XML': strToU8(
            `<ISO11783_TaskData VersionMajor="4" VersionMinor="3" ManagementSoftwareManufacturer="Office" ManagementSoftwareVersion="1" DataTransferOrigin="1">${inner}</ISO11783_TaskData>`,
          ),
        }),
      ),
    ],
    'TASKDATA.zip',
  );
const FIELD = `<PFD A="PFD1" C="Hill" D="80000">${polygon(groundBox(0, 0, 400, 200), 1)}</PFD>`;

it('shows what a terminal holds before anything is taken, and takes an outline with its zones', async () => {
  const done =
    '<TSK A="TSK2" B="Spring" G="4"><TIM A="2026-09-01T10:00:00" B="2026-09-01T11:00:00" D="4"/></TSK>';
  const file = taskFile(
    `<WKR A="WKR1" B="Tane"/><PDT A="PDT1" B="Lime"/>${FIELD}<TSK A="TSK1" B="Autumn" E="PFD1" G="1" H="1"><TZN A="1"><PDV A="0001" B="1000000"/></TZN><TZN A="2" B="Ridge">${polygon(groundBox(0, 0, 200, 200), 2)}<PDV A="0001" B="1500000"/></TZN></TSK>${done}`,
  );
  const user = await openApp('/ground?file', { documents: [] });
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await screen.findByText('Autumn, planned');
  expect(main()).toContain('1 zone, 150 L/ha to 150 L/ha');
  expect(main()).toContain('Spring, done');
  expect(main()).toContain('2026-09-01 11:00');
  expect(main()).toContain('Made by Office');
  expect(main()).toContain('new paddock, 1 zone');
  await user.click(button('Take 1 outline'));
  await screen.findByRole('link', { name: /Hill/ });
  const { prescription } = (await held()) ?? {};
  expect(prescription).toMatchObject({
    zones: [{ name: 'Ridge', rateLPerHa: 150 }],
    restLPerHa: 100,
  });
});

it('takes rates of a product in the measure of the spray that is said', async () => {
  const zone = (code: number, west: number, steps: number) =>
    `<TZN A="${code}">${polygon(groundBox(west, 0, west + 200, 200), 2)}<PDV A="0006" B="${steps}"/></TZN>`;
  // 60 and 30 kg/ha.
  const file = taskFile(
    `${FIELD}<TSK A="TSK1" B="Urea" E="PFD1" G="1">${zone(1, 0, 6000)}${zone(2, 200, 3000)}</TSK>`,
  );
  const user = await openApp('/ground?paddock=a&zones', { documents: [kept(hill)] });
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await user.click(await screen.findByRole('button', { name: /^Urea: 30/ }));
  await screen.findByText(/45.kg\/ha on average/);
  await user.click(button('Take 2 zones'));
  await screen.findByText('Give the spray at the highest rate first.');
  fill(field(/^Spray at the highest rate/), '200');
  await user.click(button('Take 2 zones'));
  await screen.findByText(/8 ha at 150 L\/ha on average/);
});

it('plans a task with one rate on the paddock of its name, and says where a file is not as it should be', async () => {
  const file = taskFile(
    '<PFD A="PFD1" C="hill" D="1"/><TSK A="TSK1" B="Autumn" E="PFD1" G="1"><TZN A="0"><PDV A="0001" B="1200000"/></TZN></TSK><TSK A="TSK2" G="1" E="PFD9"/>',
  );
  const user = await openApp('/ground?file', { documents: [kept(hill)] });
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await screen.findByText(/departs from the standard \(ISO 11783-10\) in 1 place/);
  await user.click(button('Plan it'));
  await waitFor(() => expect(location.pathname).toBe('/mix'));
  const { draftStore } = await import('../../plan/draft/draftStore.ts');
  expect(draftStore.form.getState().value).toMatchObject({
    name: 'Autumn',
    sprayAreaHa: 8,
    applicationRateLPerHa: 120,
    paddock: { id: 'a' },
  });
});

it('makes a done task the record of its mix, once, after a look', async () => {
  // 5 ha and 500 L of the mix for 20 ha at 100 L/ha: a quarter of its 400 kg.
  const done =
    '<TSK A="TSK1" B="Hill block" G="4"><TIM A="2026-09-01T10:00:00Z" B="2026-09-01T11:00:00Z" D="4"><DLV A="0074" B="50000" C="DET1"/><DLV A="0050" B="500" C="DET1"/></TIM></TSK>';
  const device = { kept: { 'mix.draft': { ...urea, name: 'Hill block' } } };
  const bring = async (user: Awaited<ReturnType<typeof openApp>>) =>
    user.upload(await screen.findByLabelText('Choose a file'), taskFile(done));
  const user = await openApp('/ground?file', device);
  await bring(user);
  await screen.findByText('Hill block, done');
  await user.click(await screen.findByRole('button', { name: 'Make the record of Hill block' }));
  await screen.findByText('Planned and done');
  const { sprayRecords } = await import('../../sync/sprayRecords.ts');
  const values = soFar(await sprayRecords.all()).map(({ value }) => value);
  expect(values).toMatchObject([
    {
      state: 'partDone',
      areaDoneHa: 5,
      products: [{ productId: 'urea', planned: { value: 400 }, actual: { value: 100 } }],
    },
  ]);
  expect(values[0]?.notes).toMatch(/^By the terminal: 5.ha, 500.L\.$/);
  // The same file leads to that record, and makes no other.
  const again = await openApp('/ground?file', { ...device, isOpenedAgain: true });
  await bring(again);
  await screen.findByRole('link', { name: 'Open the record' });
  expect(screen.queryByRole('button', { name: /^Make the record/ })).toBeNull();
});
