import { screen, waitFor } from '@testing-library/dom';
import type { Paddock } from '@mix/documents';
import { writeGround, type Ring } from '@mix/ground';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../app/testing/openApp.tsx';
import type { TileMapProps } from '../ui/map/TileMap.tsx';
import { button, fill } from '../app/testing/screenParts.ts';
import { shownText } from '../app/testing/shownText.ts';
import { groundBox, toGround } from '../plan/testing/groundBox.ts';

const paddock = (name: string, known: Partial<Paddock> = {}): Paddock => ({
  name,
  areaHa: null,
  landUse: null,
  outline: null,
  earlierNames: [],
  retired: false,
  ...known,
});
const kept = (id: string, value: Paddock) => ({ collection: 'paddocks' as const, id, value });

const main = (): string => shownText(document.querySelector('main'));
const link = (name: string | RegExp) => screen.findByRole('link', { name });

/** A phone whose positions the test sets. */
function carryPhone() {
  let hear: PositionCallback = () => undefined;
  let fail: PositionErrorCallback = () => undefined;
  const watchPosition = (onPlace: PositionCallback, onError?: PositionErrorCallback | null) => {
    hear = onPlace;
    fail = onError ?? fail;
    return 1;
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { watchPosition, clearWatch: () => undefined },
  });
  let second = 0;
  return {
    stand: (eastM: number, northM: number, accuracy = 3) => {
      // A vehicle at 20 m/s, whose phone is never silent.
      second += 10;
      const { latitudeDeg: latitude, longitudeDeg: longitude } = toGround({ eastM, northM });
      const coords = { latitude, longitude, accuracy, speed: null } as GeolocationCoordinates;
      hear({ coords, timestamp: Date.UTC(2026, 10, 23) + second * 1000 } as GeolocationPosition);
    },
    refuse: () => {
      fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    },
  };
}

describe('the list of the ground', () => {
  it('adds up the known areas, and says that it is more where one is not known', async () => {
    await openApp('/ground', {
      documents: [
        kept('a', paddock('Hill', { areaHa: 12, outline: groundBox(0, 0, 400, 300) })),
        kept('b', paddock('Flat')),
      ],
    });
    await screen.findByRole('img', { name: /^Outlines of the paddocks/ });
    expect(main()).toContain('Flat');
    // The sum says how many it leaves out.
    expect(main()).toMatch(/≥ 12 ha to spray/);
  });

  it('shows paddocks with area and outline, and adds one', async () => {
    const user = await openApp('/ground', {
      documents: [
        kept('a', paddock('Hill', { areaHa: 12, outline: groundBox(0, 0, 400, 300) })),
        kept('b', paddock('Flat', { areaHa: 3 })),
        kept('d', paddock('Wrong', { areaHa: 0.4, outline: groundBox(500, 0, 700, 100) })),
        kept('c', paddock('Gone', { retired: true })),
      ],
    });
    await screen.findByRole('img', { name: /^Outlines of the paddocks/ });
    expect(main()).toContain('15.4 ha to spray');
    // Only the paddock whose outline and typed area differ is named.
    expect(main()).toContain('2 ha by its outline, 0.4 ha typed.');
    expect(main()).not.toContain('12 ha by its outline');
    expect(main()).toContain('Flatno outline');
    expect(main()).not.toContain('Gone');
    fill(screen.getByRole('textbox', { name: 'Name of a new paddock' }), 'hill');
    await user.click(button('Add'));
    await screen.findByText('hill is there already.');
    fill(screen.getByRole('textbox', { name: 'Name of a new paddock' }), 'Top');
    await user.click(button('Add'));
    // The new paddock is opened: its outline is the next thing to do.
    await screen.findByRole('heading', { name: 'Top' });
    expect(window.location.search).toMatch(/^\?paddock=/);
  });
});

describe('an outline', () => {
  it('offers its area where another was typed, and takes it only then', async () => {
    const user = await openApp('/ground?paddock=a', {
      documents: [
        kept(
          'a',
          paddock('Hill', {
            areaHa: 13.6,
            outline: groundBox(0, 0, 400, 300),
            leftOut: [
              { name: 'Pond', outline: groundBox(100, 100, 150, 140) },
              { name: 'Trough', outline: groundBox(20, 20, 26, 25) },
            ],
            buffers: [{ name: null, line: groundBox(0, 0, 400, 300).slice(0, 2), widthM: 10 }],
          }),
        ),
      ],
    });
    await waitFor(() => expect(main()).toContain('Pond'));
    expect(main()).toContain('Outline 1,400 m round, 4 corners 12 ha');
    expect(main()).toContain('Pond − 0.2 ha');
    // With two decimals the trough would show as 0.
    expect(main()).toContain('Trough − 0.003 ha');
    expect(main()).toContain('10 m buffer − 0.4');
    expect(main()).toContain('11.4 ha by its outline, 13.6 ha typed.');
    await user.click(button(/^Take 11\.4/));
    await screen.findByText('Plans and nitrogen use 11.4 ha.');
  });

  it('is walked, survives a page that is loaded anew, is closed and kept', async () => {
    const phone = carryPhone();
    const documents = [kept('a', paddock('Top terrace'))];
    let user = await openApp('/ground?paddock=a', { documents });
    await user.click(await link('Walk or drive round it'));
    await screen.findByText(/^Looking for the position/);
    phone.stand(0, 0);
    await screen.findByText('± 3 m', { exact: false });
    phone.stand(200, 0);
    phone.stand(200, 50, 40);
    await screen.findByText(/40 m is too uncertain/);

    user = await openApp('/ground?paddock=a&walk', { isOpenedAgain: true });
    await screen.findByText('Walked');
    expect(main()).toContain('Walked 200 m');
    await user.click(button('Close the gap'));
    await screen.findByText('Walk round it first.');
    await user.click(button('Pause'));
    phone.stand(150, 50);
    await screen.findByText(/^Paused/);
    await user.click(button('Go on'));
    phone.stand(200, 100, 12);
    await screen.findByText(/12 m: uncertain/);
    phone.stand(0, 100);
    await waitFor(() => expect(main()).toContain('if closed now 2 ha'));
    expect(screen.queryByText('Walk round it first.')).toBeNull();
    phone.stand(0, 5);
    await user.click(button('Close the gap'));
    await waitFor(() => expect(main()).toContain('The last 5 m are a straight line.'));
    expect(main()).toContain('± 3 m, worst ± 12 m');
    await user.click(button('Keep the outline'));
    await screen.findByText('Plans and nitrogen use 2 ha.');
  });

  it('says so where the phone may not tell its place', async () => {
    const phone = carryPhone();
    await openApp('/ground?paddock=a&walk', { documents: [kept('a', paddock('Top'))] });
    await screen.findByText(/^Looking for the position/);
    phone.refuse();
    await screen.findByText(/may not say where it is/);
  });

  it('is drawn with arrows alone, has a pond left out, and is not kept where it crosses itself', async () => {
    const user = await openApp('/ground?paddock=b&edit', {
      documents: [
        kept('a', paddock('Hill', { areaHa: 12, outline: groundBox(0, 0, 400, 300) })),
        kept('b', paddock('Shed')),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Draw beside the others' }));
    await screen.findByText('3 more corners, and it has an area.');
    expect(screen.queryByRole('button', { name: 'Keep the outline' })).toBeNull();
    const press = async (name: string, times: number) => {
      for (let time = 0; time < times; time += 1) await user.click(button(name));
    };
    await user.click(button('Add a corner'));
    await user.click(button(/^100/));
    // A second corner 200 m east of the first, and a third 200 m south of that.
    await user.click(button('Add a corner'));
    await user.click(button('Move east'));
    await screen.findByText('Corner 2 of 2, 200 m from the one before');
    await user.click(button('Add a corner'));
    // On the line between the others there is no ground, and nothing to keep.
    await screen.findByText('Nothing is left of it to spray.');
    expect(screen.queryByRole('button', { name: 'Keep the outline' })).toBeNull();
    await press('Move east', 1);
    await press('Move south', 2);
    await waitFor(() => expect(main()).toContain('Area to spray 2 ha'));
    // A fourth, from the middle of the long side to the square's last corner.
    await user.click(button('Add a corner'));
    await press('Move west', 1);
    await press('Move south', 1);
    await waitFor(() => expect(main()).toContain('Area to spray 4 ha'));
    expect(main()).toContain('800 m round, 4 corners');
    await user.click(button('Next corner'));
    await user.click(button('Move north'));
    await waitFor(() => expect(main()).toContain('Area to spray 5 ha'));
    // Each of the two sides that meet at the moved corner says how long it is, to measure it outside.
    expect(main()).toContain('300 m');
    expect(main()).toContain('224 m');
    await user.click(button('Undo'));
    await waitFor(() => expect(main()).toContain('Area to spray 4 ha'));
    // The first corner across the whole square, and beyond its other side.
    for (let press = 0; press < 3; press += 1) await user.click(button('Move south'));
    await screen.findByText(/crosses itself: the side after corner/);
    expect(screen.queryByRole('button', { name: 'Keep the outline' })).toBeNull();
    for (let press = 0; press < 3; press += 1) await user.click(button('Move north'));
    await user.click(screen.getByText('Leave a part out'));
    fill(screen.getByRole('textbox', { name: 'What it is' }), 'Pond');
    await user.click(button('Draw it here'));
    await waitFor(() => expect(main()).toContain('Pond − 0.04 ha'));
    await user.click(screen.getByText('A buffer'));
    await user.click(button('Add the buffer'));
    await screen.findByText('Give its width first.');
    fill(screen.getByRole('textbox', { name: /^Width/ }), '10');
    await user.click(button('Add the buffer'));
    await waitFor(() => expect(main()).toMatch(/10 m buffer − 0\.\d+ ha/));
    await user.click(button('Keep the outline'));
    await screen.findByText(/^Plans and nitrogen use 3\.\d+ ha/);
  });
});

describe('a file', () => {
  const choose = async (user: Awaited<ReturnType<typeof openApp>>, bytes: Uint8Array) => {
    const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
    await user.upload(input, new File([bytes as Uint8Array<ArrayBuffer>], 'ground'));
  };
  const sent = (name: string, ring: Ring) => ({ name, ring, leftOut: [], areaM2: 1 });

  it('is looked at first; a name that is there gets the outline and keeps its area', async () => {
    const user = await openApp('/ground?file', {
      documents: [kept('a', paddock('Hill', { areaHa: 11 }))],
    });
    const tie = groundBox(900, 0, 1000, 100);
    const crossed = [tie[0], tie[2], tie[1], tie[3]].filter((point) => point !== undefined);
    const { bytes } = writeGround(
      [
        sent('Hill', groundBox(0, 0, 400, 300)),
        sent('River', groundBox(500, 0, 800, 100)),
        sent('Tie', crossed),
      ],
      'kml',
      'Mix',
    );
    await choose(user, bytes);
    await screen.findByText('3 outlines in this KML file');
    expect(main()).toContain('Hillnew outline of Hill');
    expect(main()).toContain('Rivernew paddock');
    expect(main()).toContain('TieIt crosses itself and is not taken.');
    await user.click(button('Take 2 outlines'));
    await link(/^River/);
    expect(main()).toContain('14 ha to spray');
  });

  const europe = [
    [48, 9],
    [48, 9.004],
    [48.004, 9.004],
    [48.004, 9],
  ] as const;
  const ring = (swapped: boolean): Ring =>
    europe.map(([one, other]) =>
      swapped
        ? { latitudeDeg: other, longitudeDeg: one }
        : { latitudeDeg: one, longitudeDeg: other },
    );

  it('is asked about where it lies far from all other ground, and its axes are swapped', async () => {
    const user = await openApp('/ground?file', {
      documents: [kept('a', paddock('Hill', { outline: ring(false) }))],
    });
    await choose(user, writeGround([sent('New', ring(true))], 'geojson', 'Mix').bytes);
    await screen.findByText(
      /lie 5[ ,.]?\d\d\d km from your nearest paddock, and 0 km with latitude/,
    );
    expect(screen.queryByRole('button', { name: 'Take 1 outline' })).toBeNull();
    await user.click(button('Swap latitude and longitude'));
    await screen.findByText('1 outline in this GeoJSON file');
    expect(main()).toContain('13.28 ha');
    expect(main()).not.toContain('19.46 ha');
  });

  it('says what of it is not taken', async () => {
    const user = await openApp('/ground?file');
    const line = `<LSG A="1">${europe.map(([north, east]) => `<PNT A="2" C="${north}" D="${east}"/>`).join('')}</LSG>`;
    const text = `<ISO11783_TaskData VersionMajor="4" VersionMinor="3" DataTransferOrigin="1"><PFD A="PFD1" C="Top" D="0"><PLN A="1">${line}</PLN><PLN A="10">${line}</PLN></PFD></ISO11783_TaskData>`;
    await choose(user, new TextEncoder().encode(text));
    await screen.findByText('1 outline in this ISOXML file');
    expect(main()).toContain('1 polygon of type 10 (ISO 11783-10) is not taken.');
  });

  const drop = (...files: readonly File[]) => {
    for (const kind of ['dragover', 'drop']) {
      const event = new Event(kind, { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files } });
      document.body.dispatchEvent(event);
      // Else the browser would leave the app and show the file.
      expect(event.defaultPrevented).toBe(true);
    }
  };
  const outlineFile = (name: string) => {
    const { bytes } = writeGround([sent(name, groundBox(0, 0, 400, 300))], 'geojson', 'Mix');
    return new File([bytes as Uint8Array<ArrayBuffer>], `${name}.geojson`);
  };

  it('is dropped anywhere on the page, and looked at like a chosen one', async () => {
    const user = await openApp('/ground', { documents: [kept('a', paddock('Flat'))] });
    await screen.findByText('Flat');
    drop(outlineFile('Hill'));
    await screen.findByText('1 outline in this GeoJSON file');
    expect(main()).toContain('Hillnew paddock');
    expect(window.location.search).toBe('?file');
    drop(outlineFile('River'));
    await waitFor(() => expect(main()).toContain('Rivernew paddock'));
    drop(outlineFile('Hill'), outlineFile('River'));
    await screen.findByText(/^One file at a time/, { exact: false });
    await user.click(button('Take 1 outline'));
    // What was dropped is opened once.
    await user.click(await link('Bring in a file'));
    await screen.findByRole('button', { name: 'Choose a file' });
    expect(main()).not.toContain('new paddock');
  });

  it('is refused with its reason', async () => {
    const user = await openApp('/ground?file');
    await choose(user, new TextEncoder().encode('name,lat,lon'));
    await screen.findByText(/^This is none of GeoJSON/);
  });
});

describe('the map behind outlines', () => {
  const documents = [
    kept('a', paddock('Hill', { areaHa: 12, outline: groundBox(0, 0, 400, 300) })),
  ];

  it('is not offered where nobody has named one', async () => {
    await openApp('/ground?paddock=a', { documents });
    await screen.findByRole('img', { name: /^Outline of Hill/ });
    expect(screen.queryByRole('button', { name: 'The map behind' })).toBeNull();
  });

  it('is fetched where somebody asks for it, and not before', async () => {
    let fetched = 0;
    vi.doMock('../ui/map/TileMap.tsx', () => {
      fetched += 1;
      return { TileMap: () => <p>The map</p> };
    });
    const mapStyleUrl = 'https://map.example/style.json';
    await openApp('/ground?paddock=a', { documents });
    await screen.findByRole('img', { name: /^Outline of Hill/ });
    const user = await openApp('/ground?paddock=a', { documents, mapStyleUrl });
    const ask = await screen.findByRole('button', { name: 'The map behind' });
    expect(fetched).toBe(0);
    await user.click(ask);
    await screen.findByText('The map');
    expect(fetched).toBe(1);
    vi.doUnmock('../ui/map/TileMap.tsx');
  });

  it('is drawn over: its corners are chosen there, and moved by the same arrows', async () => {
    vi.doMock('../ui/map/TileMap.tsx', () => ({
      TileMap: ({ corners }: TileMapProps) => (
        <button type="button" onClick={() => corners?.onCorner(2)}>
          corner {corners?.chosen} of {corners?.ring.length} at{' '}
          {corners?.ring[2]?.latitudeDeg.toFixed(7)}
        </button>
      ),
    }));
    const user = await openApp('/ground?paddock=a&edit', {
      documents,
      mapStyleUrl: 'https://map.example/style.json',
    });
    await user.click(await screen.findByRole('button', { name: 'The map behind' }));
    const map = await screen.findByRole('button', { name: /^corner 0 of 4/ });
    await user.click(map);
    const before = shownText(await screen.findByRole('button', { name: /^corner 2 of 4/ }));
    await user.click(button('Move north'));
    await waitFor(() => expect(shownText(map)).not.toBe(before));
    vi.doUnmock('../ui/map/TileMap.tsx');
  });

  it('leaves the outlines where it does not come, and says whom it asks', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    const user = await openApp('/ground?paddock=a', {
      documents,
      mapStyleUrl: 'https://map.example/style.json?key=k',
    });
    await screen.findByText(
      'The map comes from map.example, which learns what part of it is looked at.',
    );
    await user.click(button('The map behind'));
    await screen.findByText('The map did not come. The outlines stand alone.');
    screen.getByRole('img', { name: /^Outline of Hill/ });
    Reflect.deleteProperty(navigator, 'onLine');
  });
});
