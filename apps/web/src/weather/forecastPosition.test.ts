import { expect, it } from 'vitest';
import { devicePosition, middleOf } from './forecastPosition.ts';

const corner = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });

it.each([
  [
    'a square',
    [corner(-38, 175), corner(-38, 176), corner(-39, 176), corner(-39, 175)],
    -38.5,
    175.5,
  ],
  ['a point', [corner(-44, -176.5)], -44, -176.5],
])('the middle of %s', (_, outline, latitudeDeg, longitudeDeg) => {
  expect(middleOf(outline)).toEqual({ latitudeDeg, longitudeDeg });
});

it.each([
  ['nothing', []],
  ['an outline over the date line', [corner(-17, 179.9), corner(-17, -179.9)]],
])('%s has no middle that is known', (_, outline) => {
  expect(middleOf(outline)).toBeNull();
});

it('a position of a kilometre or so is enough for the weather, and none for an outline', async () => {
  const asked: (PositionOptions | undefined)[] = [];
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onPlace, _onError, how) => {
    asked.push(how ?? undefined);
    const coords = { latitude: -40.3, longitude: 175.6, accuracy: 1200 } as GeolocationCoordinates;
    onPlace({ coords, timestamp: 0 } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  expect(await devicePosition()).toEqual({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
  expect(await devicePosition(25)).toBeNull();
  expect(asked.map((how) => how?.enableHighAccuracy)).toEqual([false, true]);
  Reflect.deleteProperty(navigator, 'geolocation');
});
