import { draftMachineOf, type CatchTest, type SavedMachine } from '@mix/documents';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { catalogueFactsUrl, catalogueRulesUrl } from '../../device/config/dataUrls.ts';
import { button, field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';

const now = new Date('2026-11-24T16:20:00+13:00');
const main = (): string => shownText(document.querySelector('main'));
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const follow = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('link', { name }));

const quad: SavedMachine = {
  name: 'Quad',
  machineId: 'custom',
  boomConfig: null,
  nozzleIds: ['xr11003'],
  nozzleCount: 3,
  tankCapacityL: 200,
  deadVolumeL: 0,
  swathWidthM: 1.5,
  travelSpeedKmPerH: 10,
};
const spare: SavedMachine = { ...quad, name: 'Spare quad', tankCapacityL: 150 };
const trailed: SavedMachine = {
  machineId: 'trailed-2000-18',
  boomConfig: 'boom',
  nozzleIds: [],
  finestFilterMesh: 50,
};
const kept = (machines: Readonly<Record<string, SavedMachine>>) =>
  Object.entries(machines).map(([id, value]) => ({ collection: 'machine', id, value }) as const);
const test: CatchTest = {
  machineId: 'custom',
  boomConfigurationId: null,
  savedMachineId: 'quad',
  nozzleId: 'xr11003',
  nozzleCount: 3,
  pressureBar: 3,
  waterTemperatureC: null,
  tolerancePct: 10,
  catches: [1, 2, 3].map((nozzle) => ({ nozzle, volumeML: 620, seconds: 30, renewedAt: null })),
  runs: [],
  goodForMonths: 6,
  at: '2026-11-11T09:00:00+13:00',
  by: 'Sam P.',
};
const tested = [{ collection: 'catchTests', id: 't1', value: test }] as const;
const job = {
  sprayAreaHa: 6.4,
  applicationRateLPerHa: 100,
  products: [{ productId: 'urea', rate: { value: 2, unit: 'kg/ha' } }],
};

const savedNow = async (): Promise<readonly SavedMachine[]> => {
  const { savedMachines } = await import('../../sync/savedMachines.ts');
  const { soFar } = await import('../../sync/arrival/Collected.ts');
  return soFar(await savedMachines.all()).map(({ value }) => value);
};

describe('the machines of the farm', () => {
  it('are not said to be described by hand while the catalogue that names them is not here', async () => {
    await openApp('/farm?machine=trailed&change', {
      now,
      documents: kept({ trailed }),
      pending: [catalogueFactsUrl, catalogueRulesUrl],
    });
    const kind = await screen.findByLabelText<HTMLSelectElement>('Known machine');
    expect([kind.value, kind.selectedOptions[0]?.text]).toEqual(['trailed-2000-18', 'Machine']);
  });

  it('stand under Farm, each with its figures, the age of its own catch test and the way to it', async () => {
    const user = await openApp('/farm', {
      now,
      kept: { 'mix.draft': { ...job, ...draftMachineOf(quad) } },
      documents: [...kept({ quad, spare, trailed }), ...tested],
    });
    await follow(user, /^Machines catch test 13 days old 3$/);
    await screen.findByRole('link', { name: 'Add' });
    const rows = await screen.findAllByRole('listitem');
    const texts = () => rows.map((row) => shownText(row));
    await waitFor(() =>
      expect(texts()).toEqual([
        'Quad the plan uses it 200 L · 1.5 m · 10 km/h 3 × XR11003 catch test 13 days old Catch test',
        'Spare quad 150 L · 1.5 m · 10 km/h 3 × XR11003 no catch test yet Catch test',
        'Trailed boom sprayer 2000 L, 18 m 1,900 L · 18 m no catch test yet Set the nozzles',
      ]),
    );
    const ways = rows.map((row) => within(row).getAllByRole('link').at(-1)?.getAttribute('href'));
    expect(ways).toEqual([
      '/catchtest?machine=quad',
      '/catchtest?machine=spare',
      '/farm?machine=trailed&change',
    ]);
  });

  it('says of one what is set, what is the catalogue’s and what is not set', async () => {
    await openApp('/farm?machine=trailed', { now, documents: kept({ trailed }) });
    await screen.findByText('1,900 L, from the catalogue');
    expect(main()).toMatch(/Finest filter 50 mesh Load limit Not set/);
    expect(main()).toMatch(/Width 18 m, from the catalogue/);
    expect(main()).toMatch(/Nozzles Not set/);
    expect(main()).toMatch(/Left in the tank Not set/);
  });

  it('take one that is described by hand, with its figures, and refuse a figure that none has', async () => {
    const user = await openApp('/farm?machines', { now });
    await screen.findByText(/^No machine is saved yet/);
    await follow(user, 'Add');
    fill(await screen.findByRole('textbox', { name: /^Name/ }), 'Quad');
    fill(field(/^Tank/), '200000');
    fill(field(/^Width/), '6');
    await press(user, 'Save the machine');
    await screen.findByText('Check: Tank');
    expect(await savedNow()).toEqual([]);
    fill(field(/^Tank/), '200');
    await press(user, 'Save the machine');
    await screen.findByRole('heading', { name: 'Quad' });
    expect(await savedNow()).toEqual([
      {
        name: 'Quad',
        machineId: 'custom',
        boomConfig: null,
        nozzleIds: [],
        tankCapacityL: 200,
        swathWidthM: 6,
      },
    ]);
  });

  it('change name and figures, and lose a figure that is taken out', async () => {
    const user = await openApp('/farm?machine=quad', { now, documents: kept({ quad, trailed }) });
    await follow(user, 'Change name and figures');
    fill(await screen.findByRole('textbox', { name: /^Name/ }), 'Old quad');
    fill(field(/^Tank/), '180');
    fill(field(/^Travel speed/), '');
    await press(user, 'Save the machine');
    await screen.findByRole('heading', { name: 'Old quad' });
    const { travelSpeedKmPerH: _speed, ...rest } = quad;
    expect(await savedNow()).toContainEqual({ ...rest, name: 'Old quad', tankCapacityL: 180 });
    expect(await savedNow()).toContainEqual(trailed);
  });

  it('go at the second tap, and come back', async () => {
    const user = await openApp('/farm?machine=quad', { now, documents: kept({ quad, trailed }) });
    await press(user, 'Remove this machine');
    await press(user, 'Yes, remove it');
    await screen.findByText('Quad removed');
    expect(await savedNow()).toEqual([trailed]);
    await user.click(button('Undo'));
    await screen.findByRole('link', { name: /^Quad/ });
    expect(await savedNow()).toContainEqual(quad);
  });

  it('give the mix all their figures', async () => {
    const user = await openApp('/farm?machine=quad', {
      now,
      kept: { 'mix.draft': { ...job, machineId: 'trailed-2000-18' } },
      documents: kept({ quad }),
    });
    await press(user, 'Use it for the mix');
    await screen.findByText('The plan on this device uses it.');
    expect(localStorage.getItem('mix.draft')).toContain('"tankCapacityL":200');
  });
});

describe('a catch test', () => {
  it('is of the machine that the list names, whatever the mix in work has', async () => {
    const user = await openApp('/catchtest?machine=spare', {
      now,
      kept: { 'mix.draft': { ...job, ...draftMachineOf(quad) } },
      documents: [...kept({ quad, spare }), ...tested],
    });
    // The test of the other quad, which has the same nozzles, is none of this one.
    await screen.findByText(/It was done with another machine or boom\./);
    fill(await screen.findByRole('textbox', { name: /^Pressure at the nozzle/ }), '3');
    await press(user, 'Start with nozzle 1');
    await screen.findByText('Nozzle 1 of 3');
    expect(localStorage.getItem('mix.catchWalk')).toContain('"savedMachineId":"spare"');
  });

  it('of a machine that is gone asks which nozzles, and says nothing of the mix', async () => {
    await openApp('/catchtest?machine=gone', {
      now,
      kept: { 'mix.draft': { ...job, ...draftMachineOf(quad) } },
      documents: kept({ quad }),
    });
    await screen.findByRole('heading', { name: 'Which nozzles?' });
    expect(main()).not.toContain('XR11003');
  });

  it('of another machine of its kind is no flow for the plan', async () => {
    const planWith = async (machine: SavedMachine): Promise<string> => {
      await openApp('/result', {
        now,
        kept: { 'mix.draft': { ...job, ...draftMachineOf(machine) } },
        documents: [...kept({ quad, spare }), ...tested],
      });
      await screen.findByRole('button', { name: 'Start filling' });
      await waitFor(() => expect(localStorage.getItem('mix.catchFlow')).not.toBeNull());
      const { value } = JSON.parse(localStorage.getItem('mix.catchFlow') ?? '{}') as {
        value: { old: readonly string[] };
      };
      return value.old.join();
    };
    expect(await planWith(quad)).toBe('');
    expect(await planWith(spare)).toBe('machine');
  });
});
