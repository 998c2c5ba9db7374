import { screen, waitFor, within } from '@testing-library/dom';
import { kilograms } from '@mix/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import type { Paddock } from '@mix/documents';
import { hillBlock, urea } from '../../plan/testing/exampleMixes.ts';
import { season } from '../../reports/testing/season.ts';

/** What the clock of every test says; the device's clock is that of UTC. */
const now = new Date('2026-11-22T10:20:00Z');
const main = (): string => shownText(screen.getByRole('main'));
/** On the meridian of that clock, in the south: the sun is up from 5 to 19. */
const place = { latitudeDeg: -35, longitudeDeg: 0 };

const HOURS = 48;
const firstMs = Date.UTC(2026, 10, 22);
const figures = (value: number) => Array.from({ length: HOURS }, () => value);
const forecast = () => ({
  hourly_units: {
    time: 'unixtime',
    wind_speed_10m: 'km/h',
    temperature_2m: '°C',
    relative_humidity_2m: '%',
  },
  hourly: {
    time: Array.from({ length: HOURS }, (_, hour) => firstMs / 1000 + hour * 3600),
    wind_speed_10m: figures(8).map((wind, hour) => (hour >= 14 ? 20 : wind)),
    temperature_2m: figures(18),
    relative_humidity_2m: figures(60),
  },
});

const keptForecast = (fetchedAt: string) => ({
  fetchedAtMs: Date.parse(fetchedAt),
  place,
  source: 'Open-Meteo.com',
  hours: Array.from({ length: HOURS }, (_, hour) => ({
    atMs: firstMs + hour * 3_600_000,
    windSpeedKmPerH: 8,
    airTemperatureC: 18,
    relativeHumidityPct: 60,
  })),
});

afterEach(() => {
  vi.restoreAllMocks();
});

const loseSignal = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};

describe('the records on Home', () => {
  it('are the last ones, and those that are soon locked', async () => {
    await openApp('/', { now, documents: season });
    await screen.findByText('Last records');
    expect(main()).toMatch(/Last records Hill 21 Nov, 20 ha, urea 9\.2 kg N\/ha/);
    // The records were made just now, and nobody said whose rules hold.
    expect(screen.queryByText('Due')).toBeNull();
    vi.setSystemTime(new Date(now.getTime() + 30 * 3_600_000));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(main()).toMatch(/Due 4 Hill .*locks 24 Nov, 10:20/));
  });
});

it('has the last records also where another screen read all of them before', async () => {
  const latest = JSON.stringify({ owner: 'device', ids: [], afterMs: null });
  const texts = { 'mix.latestRecords': latest };
  const user = await openApp('/mix', { now, documents: season, texts });
  const { loadDocumentStore } = await import('../../sync/loadDocumentStore.ts');
  const store = await loadDocumentStore();
  await store.show('records');
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
  await screen.findByText('Last records');
  expect(main()).toMatch(/Last records Hill 21 Nov, 20 ha, urea/);
  await store.remove('records', 'r0');
  await waitFor(() => expect(main()).not.toContain('Hill 21 Nov'));
});

it('tells two products of one short name apart, their analysis on one line', async () => {
  const documents = season.map((one) =>
    one.collection === 'records'
      ? {
          ...one,
          value: {
            ...one.value,
            products: one.value.products.flatMap((line) => [
              { ...line, name: 'Urea, granular 46-0-0' },
              { ...line, productId: 'prills', name: 'Urea, prilled 46-0-0' },
            ]),
          },
        }
      : one,
  );
  await openApp('/', { now, documents });
  await screen.findByText('Last records');
  expect(main()).toContain('Urea, granular 46\u20110\u20110, urea, prilled 46\u20110\u20110');
});

describe('the shed on Home', () => {
  const delivered = (id: string, productId: string, value: number, expiresOn: string | null) =>
    ({
      collection: 'stock',
      id,
      value: {
        kind: 'delivery',
        productId,
        amount: { unit: 'kg', value: kilograms(value) },
        packSize: 25,
        batch: 'U-4471',
        expiresOn,
        centsPerUnit: null,
        at: '2026-11-21T09:00:00+13:00',
        by: null,
        note: null,
      },
    }) as const;

  it('says what is short for the next jobs and what expires, the worst first', async () => {
    const documents = [
      delivered('d1', 'epsom', 50, '2026-12-01'),
      delivered('d2', 'urea', 300, null),
      delivered('d3', 'ams', 50, null),
    ];
    const user = await openApp('/', { now, documents, kept: { 'mix.draft': urea } });
    // The mix in work needs 400 kg, and 300 kg are in the shed.
    const shed = await screen.findByRole('region', { name: /^In the shed 2/ });
    // There is enough of the third product.
    expect(shownText(shed)).toMatch(
      /^In the shed 2 ?Urea.*Short. 100 kg are missing for the current mix ?Magnesium sulphate.*Expires. 1 Dec 2026: 50 kg, batch U-4471$/,
    );
    await user.click(within(shed).getByRole('link', { name: /^Urea/ }));
    await screen.findByText('Needed by the next jobs');
  });

  it('is told without a record being read whole, whose work is taken off and ticks its round off', async () => {
    const round = (id: string, day: string) => ({
      collection: 'rounds' as const,
      id,
      value: {
        name: 'Urea 28',
        day,
        plannedAt: '2026-07-01T08:00:00+12:00',
        draft: {},
        applicationRateLPerHa: 120,
        products: [
          { productId: 'urea', name: 'Urea', perHa: { unit: 'kg', value: kilograms(28) } as const },
        ],
        nitrogenKgPerHa: 12.88,
        costCentsPerHa: null,
        workRateHaPerH: null,
        paddocks: [{ paddockId: 'hill', name: 'Hill' }],
      },
    });
    const ureaThere = delivered('d1', 'urea', 700, null);
    // Two records took 600 of these 700 kg, and the first ticks one round off; the other round
    // takes 560 kg.
    const documents = [
      ...season,
      { ...ureaThere, value: { ...ureaThere.value, at: '2026-11-20T09:00:00+13:00' } },
      round('early', '2026-11-21'),
      round('late', '2026-11-23'),
    ];
    // The device noted its latest records before.
    const latest = JSON.stringify({ owner: 'device', ids: [], afterMs: null });
    await openApp('/', { now, documents, texts: { 'mix.latestRecords': latest } });
    const shed = await screen.findByRole('region', { name: /^In the shed 1/ });
    expect(shownText(shed)).toMatch(/Short. 460 kg are missing/);
    await screen.findByText('Last records');
    const { shownDocuments } = await import('../../sync/shownDocuments.ts');
    expect(shownDocuments.getState().stock?.state).toBe('here');
    expect(shownDocuments.getState().records).toBeUndefined();
  });
});

describe('the hours for spraying', () => {
  it('are not there where no source may be asked', async () => {
    await openApp('/', { now, documents: season, kept: { 'mix.farmPlace': place } });
    await screen.findByText('Last records');
    expect(screen.queryByText('Spray window today')).toBeNull();
  });

  it('ask for nothing before the place is set, and for nothing once it is forgotten', async () => {
    const weather = vi.fn(forecast);
    const user = await openApp('/', { now, documents: season, weather });
    await screen.findByText(/Say once where the farm is/);
    expect(weather).not.toHaveBeenCalled();
    expect(main()).toMatch(/weather\.test gets the place, to about 1 km/);

    await openApp('/', { now, documents: season, weather, kept: { 'mix.farmPlace': place } });
    await screen.findByText(/Expected now: wind 8 km\/h, Delta T 4\.8 °C, 18 °C/);
    expect(weather).toHaveBeenCalledTimes(1);
    // The wind rises at 14:00, so the hour before ends in too much wind.
    expect(main()).toMatch(/Spray window today 10:00 to 13:00 2 h 40 min left/);
    expect(main()).toMatch(/weather\.test, 10:20, just now/);
    expect(screen.getByLabelText('Wind: good 05:00 to 13:00')).toBeDefined();
    await user.click(button('Forget the place'));
    await screen.findByText(/Say once where the farm is/);
    expect(localStorage.getItem('mix.forecast')).toBeNull();
    expect(weather).toHaveBeenCalledTimes(1);
  });

  it('are asked for where the paddock in work lies, once its outline is known', async () => {
    const weather = vi.fn(forecast);
    const corner = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });
    const outline = [corner(-35.121, 0.311), corner(-35.121, 0.317), corner(-35.127, 0.317)];
    const value = {
      ...season.flatMap((one) => (one.id === 'hill' ? [one.value as Paddock] : []))[0],
    };
    const hill = { collection: 'paddocks', id: 'hill', value: { ...value, outline } as Paddock };
    await openApp('/', {
      now,
      documents: [...season.filter(({ id }) => id !== 'hill'), hill as (typeof season)[number]],
      weather,
      kept: {
        'mix.farmPlace': place,
        'mix.draft': {
          ...hillBlock,
          paddock: { id: 'hill', name: 'Hill', areaHa: null, landUse: null },
        },
      },
    });
    await screen.findByText(/Expected now: wind 8 km\/h/);
    expect(weather).toHaveBeenCalledTimes(1);
    expect(JSON.parse(localStorage.getItem('mix.forecast') ?? '')).toMatchObject({
      value: { place: { latitudeDeg: -35.12, longitudeDeg: 0.32 } },
    });
  });

  it('are those of the last forecast without a signal, which says how old it is', async () => {
    loseSignal();
    const weather = vi.fn(forecast);
    const old = keptForecast('2026-11-22T03:05:00Z');
    const kept = { 'mix.farmPlace': place, 'mix.forecast': old };
    await openApp('/', { now, documents: season, weather, kept });
    await screen.findByText(/No signal: this is the last one\./);
    expect(main()).toMatch(/An old forecast\. Open-Meteo\.com, 03:05, 7 h old No signal/);
    expect(weather).not.toHaveBeenCalled();
  });

  it('show none of a forecast that does not tell of today, or of another place', async () => {
    loseSignal();
    const old = keptForecast('2026-11-22T03:05:00Z');
    const tomorrow = new Date('2026-11-24T10:20:00Z');
    const open = async (device: Readonly<Record<string, unknown>>, at: Date) =>
      openApp('/', { now: at, documents: season, weather: forecast, kept: device });
    await open({ 'mix.farmPlace': place, 'mix.forecast': old }, tomorrow);
    await screen.findByText('The forecast says nothing of today.');
    await open({ 'mix.farmPlace': { ...place, latitudeDeg: -36 }, 'mix.forecast': old }, now);
    await screen.findByText('No forecast on this device, and no signal.');
  });

  it('say so where the service does not answer with a forecast', async () => {
    const kept = { 'mix.farmPlace': place };
    await openApp('/', { now, documents: season, weather: () => ({}), kept });
    await screen.findByText('The forecast could not be fetched.');
    expect(button('Ask again')).toBeDefined();
  });
});
