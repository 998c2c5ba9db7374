import { draftMachineOf, type SavedMachine } from '@mix/documents';
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';

const main = (): string => shownText(document.querySelector('main'));

const job: MixForm = {
  deadVolumeL: 12,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 150,
  waterTemperatureC: 20,
  products: [{ productId: 'urea', rate: { value: 2, unit: 'kg/ha' } }],
};
const quad: SavedMachine = {
  name: 'Quad',
  machineId: 'custom',
  boomConfig: null,
  nozzleIds: ['xr11003'],
  nozzleCount: 12,
  tankCapacityL: 200,
  deadVolumeL: 3,
  tankResidualL: 2,
  swathWidthM: 6,
  finestFilterMesh: 50,
  gaugeStepL: 10,
  travelSpeedKmPerH: 10,
};
const trailed: SavedMachine = {
  machineId: 'trailed-2000-18',
  boomConfig: 'boom',
  nozzleIds: [],
  tankCapacityL: 2000,
};
const kept = (...machines: readonly SavedMachine[]) =>
  machines.map((value, place) => ({ collection: 'machine', id: `m${place}`, value }) as const);

const draftNow = (): unknown =>
  (JSON.parse(localStorage.getItem('mix.draft') ?? '{}') as { value?: unknown }).value;
const savedNow = async (): Promise<readonly SavedMachine[]> => {
  const { savedMachines } = await import('../../sync/savedMachines.ts');
  const { soFar } = await import('../../sync/arrival/Collected.ts');
  return soFar(await savedMachines.all()).map(({ value }) => value);
};

describe('on Home', () => {
  it('saves a machine described by hand with every figure that was typed', async () => {
    const form: MixForm = { ...job, ...draftMachineOf(quad) };
    const user = await openApp('/', { kept: { 'mix.draft': form } });
    await user.click(await screen.findByRole('button', { name: 'Save as my machine' }));
    await screen.findByText(/your saved machine/);
    const { name: _called, ...unnamed } = quad;
    expect(await savedNow()).toEqual([unnamed]);
  });

  it('keeps a typed tank in the place of the machine it began as, under its name, or beside it', async () => {
    const named = { ...trailed, name: 'Big one' };
    const form: MixForm = {
      ...job,
      machineId: trailed.machineId,
      boomConfigurationId: 'boom',
      tankCapacityL: 1800,
      deadVolumeL: null,
    };
    const user = await openApp('/', { kept: { 'mix.draft': form }, documents: kept(named) });
    await user.click(await screen.findByRole('button', { name: 'Save the changes to Big one' }));
    await waitFor(async () =>
      expect(await savedNow()).toEqual([{ ...named, tankCapacityL: 1800 }]),
    );
    const again = await openApp('/', {
      kept: { 'mix.draft': { ...form, tankCapacityL: 1500 } },
      documents: kept(named),
    });
    await again.click(await screen.findByRole('button', { name: 'Save as another machine' }));
    await waitFor(async () =>
      expect(new Set((await savedNow()).map(({ tankCapacityL }) => tankCapacityL))).toEqual(
        new Set([1500, 2000]),
      ),
    );
  });

  it('offers to save nothing of which a plan could not be made, or while a figure is no number', async () => {
    const typed = { typed: 'two thousand' };
    for (const more of [{ machineId: 'custom' }, { machineId: 'custom', tankCapacityL: typed }]) {
      await openApp('/', { kept: { 'mix.draft': { ...job, ...more } } });
      await screen.findByRole('link', { name: 'Change' });
      expect(screen.queryByRole('button', { name: /^Save (?:as|the)/ })).toBeNull();
    }
  });

  it('names the machine of the mix, never the saved one in its place, while a figure is no number', async () => {
    const typed = { typed: 'two thousand' };
    const named = [
      ['custom', /Machine My own machine 6 m Change/],
      ['trailed-2000-18', /Machine Trailed boom sprayer 2000 L, 18 m 1,900 L · 6 m Change/],
    ] as const;
    for (const [machineId, text] of named) {
      const form: MixForm = { ...job, machineId, tankCapacityL: typed, swathWidthM: 6 };
      await openApp('/', { kept: { 'mix.draft': form }, documents: kept(quad) });
      await waitFor(() => expect(main()).toMatch(text));
      expect(main()).not.toMatch(/Quad|your saved machine/);
    }
  });

  it('gives a mix all figures of the saved machine by one press', async () => {
    const user = await openApp('/', { kept: { 'mix.draft': job }, documents: kept(quad) });
    await user.click(await screen.findByRole('button', { name: 'Use it' }));
    expect(draftNow()).toMatchObject({
      machineId: 'custom',
      nozzle: { nozzleId: 'xr11003', nozzleCount: 12 },
      tankCapacityL: 200,
      deadVolumeL: 3,
      tankResidualL: 2,
      swathWidthM: 6,
      finestFilterMesh: 50,
      gaugeStepL: 10,
      travelSpeedKmPerH: 10,
      sprayAreaHa: 37.5,
    });
  });
});

describe('a mix on a device without a machine', () => {
  it('takes the only saved one, says so, and leads to another', async () => {
    const user = await openApp('/mix', { documents: kept(quad) });
    await screen.findByText(/Quad is your saved machine/);
    expect(main()).toMatch(/200 L · 6 m/);
    expect(main()).not.toContain('Which machine is this for?');
    expect(draftNow()).toMatchObject({ tankCapacityL: 200, nozzle: { nozzleCount: 12 } });
    await user.click(button('Change'));
    await screen.findByRole('dialog', { name: 'Machine' });
  });

  it('takes nothing where its operator put the machine away', async () => {
    const user = await openApp('/mix', {
      kept: { 'mix.draft': job, 'mix.machine': { machineId: 'custom', tankCapacityL: 600 } },
      documents: kept(quad),
    });
    await user.click(await screen.findByRole('button', { name: 'Use Quad' }));
    expect(draftNow()).toMatchObject({ tankCapacityL: 200 });
    expect(main()).not.toContain('is your saved machine');
  });

  it('offers several above the question, each with its figures, and takes none unasked', async () => {
    const user = await openApp('/mix', { documents: kept(quad, trailed) });
    const row = await screen.findByRole('button', { name: /^Use Trailed boom sprayer 2000 L/ });
    expect(main()).toMatch(/Trailed boom sprayer 2000 L, 18 m 2,000 L · 18 m Use it/);
    expect(main()).toContain('Which machine is this for?');
    const question = screen.getByText('Which machine is this for?');
    expect(row.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(row);
    expect(draftNow()).toMatchObject({ machineId: 'trailed-2000-18', tankCapacityL: 2000 });
  });

  it('offers them first in the sheet of the machine too', async () => {
    const user = await openApp('/mix', { documents: kept(quad, trailed) });
    await user.click(await screen.findByRole('button', { name: 'Set your machine' }));
    const sheet = await screen.findByRole('dialog', { name: 'Machine' });
    await waitFor(() => expect(shownText(sheet)).toMatch(/Saved machines.*Quad.*My own machine/));
  });
});
