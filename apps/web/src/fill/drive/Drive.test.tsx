import { screen, waitFor } from '@testing-library/dom';
import type { Paddock } from '@mix/documents';
import { localPlane, type Ring } from '@mix/ground';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { exampleDraft, exampleJob } from '../testing/exampleJob.ts';
import { fillLoad } from '../testing/fillJob.ts';

const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
const line = (...places: readonly (readonly [number, number])[]): Ring =>
  places.map(([eastM, northM]) => toGround({ eastM, northM }));
const hill: Paddock = {
  name: 'Hill',
  areaHa: 12,
  landUse: null,
  outline: line([0, 0], [400, 0], [400, 300], [0, 300]),
  leftOut: [{ name: 'Pond', outline: line([180, 130], [220, 130], [220, 170], [180, 170]) }],
  buffers: [{ name: 'Stream', line: line([0, 300], [400, 300]), widthM: 10 }],
  earlierNames: [],
  retired: false,
};

/** A job on the hill, one load of it full. */
const job = (swathWidthM: number | null = 20) => ({
  ...fillLoad(exampleJob({ ...exampleDraft, swathWidthM }), 0),
  paddock: { id: 'hill', name: 'Hill', landUse: null },
});
const documents = [{ collection: 'paddocks', id: 'hill', value: hill }] as const;
const kept = (of = job()) => ({ 'mix.job': { job: of, rests: [] } });

const main = (): string => shownText(document.querySelector('main'));

/** A phone in a cab, with a position each second. */
function carryPhone() {
  let hear: PositionCallback = () => undefined;
  const buzzes: unknown[] = [];
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      watchPosition: (onPlace: PositionCallback) => {
        hear = onPlace;
        return 1;
      },
      clearWatch: () => undefined,
    },
  });
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (pattern: unknown) => buzzes.push(pattern),
  });
  let second = 0;
  const stand = (eastM: number, northM: number, accuracy = 3) => {
    second += 1;
    const { latitudeDeg: latitude, longitudeDeg: longitude } = toGround({ eastM, northM });
    const coords = { latitude, longitude, accuracy, speed: null } as GeolocationCoordinates;
    hear({ coords, timestamp: Date.UTC(2026, 10, 23) + second * 1000 } as GeolocationPosition);
  };
  return {
    buzzes,
    stand,
    sleep: (seconds: number) => {
      second += seconds;
    },
    /** Drives along a straight line, 5 m a second. */
    drive: (from: readonly [number, number], to: readonly [number, number]) => {
      const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5);
      for (let step = 0; step <= steps; step += 1) {
        const share = step / steps;
        stand(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
      }
    },
  };
}

describe('while a load is sprayed out', () => {
  it('shows share and speed, warns before the buffer and in it, and keeps the track with the record', async () => {
    const phone = carryPhone();
    const user = await openApp('/result?fill', { kept: kept(), documents });
    await user.click(await screen.findByRole('link', { name: 'Spray and keep the track' }));
    await screen.findByText('Looking for the position.');
    expect(main()).toContain('Hill, Load 1 of 3');
    phone.stand(200, 20);
    await waitFor(() => expect(main()).toContain('The sprayer is off: nothing is taken.'));
    await user.click(button('Start spraying'));
    phone.drive([0, 20], [340, 20]);
    // 340 m by 20 m of 12 ha without pond and buffer.
    await waitFor(() =>
      expect(main()).toMatch(/Covered ?6 ?% ?Of 11\.4\sha ?0\.7 ?ha ?Speed ?18 ?km\/h/),
    );
    expect(phone.buzzes).toEqual([]);
    phone.drive([300, 20], [300, 255]);
    await screen.findByRole('alert');
    expect(main()).toMatch(/Buffer ahead ?Shut off in ?\d+ ?m/);
    expect(phone.buzzes).toHaveLength(1);
    phone.drive([300, 260], [300, 290]);
    await waitFor(() => expect(main()).toMatch(/In the buffer ?Shut off\./));
    expect(phone.buzzes.length).toBeGreaterThan(1);
    expect(main()).not.toMatch(/safe/i);
    await user.click(button('Load is empty'));
    await screen.findByText(/Load 1 is in the tank/);

    // The app was closed in between.
    const again = await openApp('/result?record', { isOpenedAgain: true });
    await screen.findByRole('img', { name: /Where Hill was sprayed/ });
    await waitFor(() => expect(main()).toMatch(/Nearest to Stream ?(?:9|10)\sm/));
    expect(main()).toMatch(/Nearer to Stream than was to be kept/);
    await again.click(button('Save the record'));
    await screen.findByText('Saved on this device');
    const { loadDocumentStore } = await import('../../sync/loadDocumentStore.ts');
    const store = await loadDocumentStore();
    const [record] = await store.all('records');
    const [track] = await store.all('tracks');
    expect(track?.id).toBe(record?.id);
    expect(track?.value).toMatchObject({
      widthM: 20,
      accuracyM: 3,
      ground: { outline: hill.outline },
    });
    expect(localStorage.getItem('mix.track')).toContain('"track":null');
    await openApp(`/reporting?record=${record?.id ?? ''}`, { isOpenedAgain: true });
    await screen.findByRole('img', { name: /Where Hill was sprayed/ });
  });

  it('a sleep of the phone is a gap, and never sprayed', async () => {
    const phone = carryPhone();
    const user = await openApp('/result?fill&drive', { kept: kept(), documents });
    await user.click(await screen.findByRole('button', { name: 'Start spraying' }));
    phone.drive([0, 20], [100, 20]);
    phone.sleep(60);
    phone.drive([300, 20], [400, 20]);
    await waitFor(() => expect(main()).toMatch(/Of 11\.4\sha ?0\.4 ?ha/));
    await user.click(button('Shut off'));
    phone.drive([400, 60], [0, 60]);
    await waitFor(() => expect(main()).toMatch(/Of 11\.4\sha ?0\.4 ?ha/));
    await openApp('/result?record', { isOpenedAgain: true });
    await screen.findByText(/1 gap: the phone slept or lost its position/);
  });

  it('tells no share without a width, and nothing of limits without an outline', async () => {
    const phone = carryPhone();
    await openApp('/result?fill&drive', { kept: kept(job(null)), documents });
    await screen.findByText('Looking for the position.');
    phone.stand(200, 20);
    await screen.findByText(/The width of the boom is not known, so no share is told/);
    expect(main()).toMatch(/Covered ?not known/);
    const { paddock: _paddock, ...bare } = job();
    await openApp('/result?fill&drive', { kept: kept(bare as ReturnType<typeof job>) });
    await waitFor(() => {
      phone.stand(200, 20);
      expect(main()).toContain('No paddock was chosen: nothing can be warned of.');
    });
    phone.stand(200, 25, 40);
    await screen.findByText(/± 40\sm is too uncertain\. Nothing is taken, nothing is warned of\./);
  });
});
