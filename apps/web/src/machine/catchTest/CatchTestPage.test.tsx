import type { CatchTest } from '@mix/documents';
import type { MixDraft } from '@mix/engine';
import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { loadDocumentStore } from '../../sync/loadDocumentStore.ts';
import { toGround } from '../../plan/testing/groundBox.ts';

const now = new Date('2026-11-24T16:20:00+13:00');

const draft = {
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  swathWidthM: 1.5,
  nozzle: { nozzleId: 'xr11003', nozzleCount: 3 },
  travelSpeedKmPerH: 12,
  sprayAreaHa: 6.4,
  applicationRateLPerHa: 100,
  products: [{ productId: 'urea', rate: { value: 2, unit: 'kg/ha' } }],
};
const kept = { 'mix.draft': draft };
const main = (): string => shownText(document.querySelector('main'));
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Moves the wall clock on; the page reads it at its next tick. */
const pass = (seconds: number) => {
  vi.setSystemTime(Date.now() + seconds * 1000);
};

async function begin(user: UserEvent): Promise<void> {
  fill(await screen.findByRole('textbox', { name: /^Pressure at the nozzle/ }), '3');
  await press(user, 'Start with nozzle 1');
}

async function catchOne(user: UserEvent, volumeML: string): Promise<void> {
  await press(user, 'Start');
  pass(30.2);
  fill(await screen.findByRole('textbox', { name: /^In the jug/ }), volumeML);
  await press(user, 'Next');
}

it('walks the boom, finds the worn nozzle, and the plan goes by what was measured', async () => {
  const user = await openApp('/catchtest', { kept, now });
  await begin(user);
  await screen.findByText('Nozzle 1 of 3');
  await catchOne(user, '590');
  await screen.findByText('1 caught, mean 590 mL');
  await catchOne(user, '595');
  await press(user, 'Start');
  pass(30.2);
  fill(await screen.findByRole('textbox', { name: /^In the jug/ }), '655');
  await screen.findByText('table 1.18 L/min, + 11 %');
  await screen.findByText(/More than 10 % over\./);
  // The scale ends at 1.5 times the tolerance of 10 %: + 11 % is at 50 % + 11 / 15 of 50 %.
  const mark = document.querySelector<SVGElement>('main [aria-hidden] > svg[style]');
  expect(parseFloat(mark?.style.insetInlineStart ?? '')).toBeCloseTo(86.7, 0);
  await press(user, 'Next');

  await press(user, 'First mark');
  pass(30.4);
  await press(user, 'Second mark');
  await press(user, 'First mark');
  pass(29.9);
  await press(user, 'Second mark');
  expect(main()).toContain('11.8 km/h');
  expect(main()).toContain('12 km/h');
  await press(user, 'To the result');

  await screen.findByText('Nozzle 3');
  expect(main()).toContain('3: 655 mL, + 11 %.');
  expect(main()).toContain('11.9 km/h over 200 m');
  await press(user, 'Catch 3');
  await catchOne(user, '592');
  await screen.findByText('No nozzle is more than 10 % off.');
  await press(user, 'Keep');
  await screen.findByText(/1\.18 L\/min at 3 bar, 24 Nov 2026/);
  await expect
    .poll(async () => {
      const store = await loadDocumentStore();
      return (await store.all('catchTests')).map(({ value }) => value.catches.length);
    })
    .toEqual([3]);

  await openApp('/result', { now, isOpenedAgain: true });
  await screen.findByText(/Measured: 1\.18 L\/min at 3 bar in the catch test/);
  expect(main()).not.toContain('The catch test is old');
});

it('takes the speed from the phone’s position, and a place that is late is no refusal', async () => {
  let hear: PositionCallback = () => undefined;
  let fail: PositionErrorCallback = () => undefined;
  const watchPosition = (onPlace: PositionCallback, onError: PositionErrorCallback) => {
    hear = onPlace;
    fail = onError;
    return 1;
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { watchPosition, clearWatch: () => undefined },
  });
  const user = await openApp('/catchtest', { kept, now });
  await begin(user);
  for (const volumeML of ['590', '595', '592']) await catchOne(user, volumeML);
  await press(user, 'By the phone’s position');
  fail({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  // Until the page has drawn what it says of the failure.
  await sleep(50);
  await screen.findByText('Waiting for the position.');
  for (let second = 0; second <= 40; second += 1) {
    // 3.3 m/s are 11.88 km/h.
    const { latitudeDeg: latitude, longitudeDeg: longitude } = toGround({
      eastM: 3.3 * second,
      northM: 0,
    });
    const coords = { latitude, longitude, accuracy: 3 } as GeolocationCoordinates;
    hear({ coords, timestamp: now.getTime() + second * 1000 } as GeolocationPosition);
  }
  await screen.findByText(/11\.9 km\/h, ± 0\.\d/);
  await press(user, 'Keep as a run');
  await waitFor(() => expect(main()).toMatch(/1 .*11\.9 km\/h/));
  await press(user, 'To the result');
  await waitFor(() => expect(main()).toContain('11.9 km/h over 132 m'));
});

it('goes on where it stopped, with the clock of the wall, and says that the phone slept', async () => {
  const user = await openApp('/catchtest', { kept, now });
  await begin(user);
  await catchOne(user, '590');
  await press(user, 'Start');
  const later = new Date(Date.now() + 46_000);
  const again = await openApp('/catchtest', { now: later, isOpenedAgain: true });
  await screen.findByText('Nozzle 2 of 3');
  await screen.findByText('Take the jug away, then Stop');
  await press(again, 'Stop');
  expect(await screen.findByRole('textbox', { name: /In the jug, 46 s/ })).toBeDefined();
});

const test: CatchTest = {
  machineId: 'custom',
  boomConfigurationId: null,
  nozzleId: 'xr11003',
  nozzleCount: 3,
  pressureBar: 3,
  waterTemperatureC: null,
  tolerancePct: 10,
  catches: [1, 2, 3].map((nozzle) => ({ nozzle, volumeML: 620, seconds: 30, renewedAt: null })),
  runs: [],
  goodForMonths: 6,
  at: '2026-10-12T09:00:00+13:00',
  by: 'Sam P.',
};
const documents = [{ collection: 'catchTests', id: 't1', value: test }] as const;

/** The draft of the job that filling the plan on the screen starts. */
async function begunDraft(user: Awaited<ReturnType<typeof openApp>>): Promise<MixDraft> {
  await user.click(await screen.findByRole('button', { name: 'Start filling' }));
  await waitFor(() => expect(localStorage.getItem('mix.job')).not.toBeNull());
  const { jobStore } = await import('../../fill/job/jobStore.ts');
  const draft = jobStore.kept.getState().value.job?.stages[0].draft;
  if (draft === undefined) throw new Error('no job');
  return draft;
}

it('tells worn nozzles from blocked ones, and which to catch again', async () => {
  const of = (nozzle: number, volumeML: number) => ({
    nozzle,
    volumeML,
    seconds: 30,
    renewedAt: null,
  });
  const setup = {
    nozzleId: 'xr11003',
    nozzleCount: 4,
    pressureBar: 3,
    tolerancePct: 10,
    by: null,
    machineId: 'custom',
    boomConfigurationId: null,
    waterTemperatureC: null,
    seconds: 30,
    goodForMonths: 6,
  };
  const walk = {
    setup,
    places: [1, 2, 3, 4],
    at: 4,
    testId: null,
    catches: [of(1, 592), of(2, 655), of(3, 520), of(4, 674)],
    clock: null,
    text: '',
    part: 'result',
    next: 'speed',
    runs: [],
    distanceM: 100,
    runClock: null,
  };
  await openApp('/catchtest', { kept: { ...kept, 'mix.catchWalk': walk }, now });
  await waitFor(() => expect(main()).toMatch(/Worn\.\s*Nozzles 2 and 4/));
  expect(main()).toMatch(/2: 655 mL, \+ 11 %\. 4: 674 mL, \+ 14\.2 %\. Put in new ones\./);
  expect(main()).toMatch(/Blocked\.\s*Nozzle 3\s*3: 520 mL, − 11\.9 %\. Clean it\./);
  expect(main()).toContain('Then catch nozzles 2, 3 and 4 again.');
  await screen.findByRole('button', { name: 'Catch 2, 3 and 4' });
});

it('says on the plan that the test is old once nozzles were changed, and goes by the table', async () => {
  const user = await openApp('/catchtest', { kept, documents, now });
  await user.click(await screen.findByText('New nozzles put in'));
  fill(screen.getByLabelText('Their numbers: 7 31'), '4');
  await user.click(button('Note it'));
  await screen.findByText('Numbers from 1 to 3, with a space between.');
  fill(screen.getByLabelText('Their numbers: 7 31'), '2 3');
  await user.click(button('Note it'));
  await screen.findByText('Some nozzles were changed since.', { exact: false });
  await screen.findByRole('button', { name: 'Catch only 2 and 3' });

  await openApp('/result', { now, isOpenedAgain: true });
  await screen.findByText('The catch test is old');
  expect(main()).toContain('Tested 12 Oct 2026. Some nozzles were changed since.');
  expect(main()).not.toContain('Measured:');
  expect(main().indexOf('The catch test is old')).toBeLessThan(main().indexOf('load'));

  // The mix screen shows the warning too, before all its fields.
  await openApp('/mix', { now, isOpenedAgain: true });
  await screen.findByText('The catch test is old');
  expect(main().indexOf('The catch test is old')).toBeLessThan(main().indexOf('Area'));
  expect(screen.getByRole('link', { name: 'Catch again' })).toBeDefined();
});

it('is old on a plan that sprays at quite another pressure, and goes by the table', async () => {
  const catches = test.catches.map((one) => ({ ...one, volumeML: 1180 }));
  const high = { ...test, pressureBar: 12, catches, at: '2026-11-12T09:00:00+13:00' };
  const user = await openApp('/result', {
    kept,
    documents: [{ collection: 'catchTests', id: 't1', value: high }],
    now,
  });
  await screen.findByText('The catch test is old');
  expect(main()).toContain('more than twice, or less than half, the pressure of the test');
  expect(main()).not.toContain('Measured:');
  expect(main()).not.toContain('The catch test was at another pressure');
  expect(main().indexOf('The catch test is old')).toBeLessThan(main().indexOf('load'));
  // The draft of the job does not name the test as the source of the flow either.
  expect((await begunDraft(user)).catchTest).toBeNull();
});

it('goes with the plan that it is good for', async () => {
  const user = await openApp('/result', { kept, documents, now });
  await screen.findByText(/^Measured:/);
  expect((await begunDraft(user)).catchTest).toEqual({
    nozzleId: 'xr11003',
    flowLPerMin: 1.24,
    pressureBar: 3,
  });
});

it('says nothing of tests to whoever has none', async () => {
  await openApp('/result', { kept, now });
  await screen.findByText('Nozzle and pressure');
  expect(main()).not.toContain('catch test');
  expect(localStorage.getItem('mix.catchFlow')).toBeNull();
});
