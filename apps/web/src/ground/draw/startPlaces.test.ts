import type { Paddock } from '@mix/documents';
import { expect, it } from 'vitest';
import { groundBox, toGround } from '../../plan/testing/groundBox.ts';
import { startPlaces } from './startPlaces.ts';

const paddock = (name: string, known: Partial<Paddock> = {}) => ({
  id: name,
  place: 'device' as const,
  value: {
    name,
    areaHa: null,
    landUse: null,
    outline: null,
    earlierNames: [],
    retired: false,
    ...known,
  },
});
/** The farm lies at 40.3 south, 175.6 east. */
const hill = paddock('Hill block', { outline: groundBox(0, 0, 400, 300), earlierNames: ['Top'] });
const river = paddock('River flats', { outline: groundBox(1000, 0, 1400, 300) });
const own = { kept: [hill, river, paddock('Gully')] as never, farmPlace: null };
const none = { kept: [], farmPlace: null };

/** The places of an answer, to four decimals of a degree; how many are asked about. */
function told(typed: string, ground: Parameters<typeof startPlaces>[1]) {
  const answer = startPlaces(typed, ground);
  if (answer.state === 'asked') {
    return answer.choices.map(({ place: { latitudeDeg, longitudeDeg } }) => [
      Number(latitudeDeg.toFixed(4)),
      Number(longitudeDeg.toFixed(4)),
    ]);
  }
  if (answer.state !== 'found') return answer.state;
  const { latitudeDeg, longitudeDeg } = answer.view.middle;
  return `${latitudeDeg.toFixed(4)}, ${longitudeDeg.toFixed(4)}`;
}

it('begins at a paddock of the farm by its name, the one it had, or a part of it', () => {
  const { latitudeDeg, longitudeDeg } = toGround({ eastM: 200, northM: 150 });
  const middle = `${latitudeDeg.toFixed(4)}, ${longitudeDeg.toFixed(4)}`;
  expect(told('hill BLOCK', own)).toBe(middle);
  expect(told(' top ', own)).toBe(middle);
  expect(told('hill', own)).toBe(middle);
  expect(startPlaces('l', own)).toMatchObject({
    state: 'asked',
    choices: [{ name: 'Hill block' }, { name: 'River flats' }],
  });
});

it('says why a text is no place', () => {
  expect(startPlaces('Gully', own)).toEqual({ state: 'noOutline', name: 'Gully' });
  expect(told('', own)).toBe('empty');
  expect(told('Awakino Road', own)).toBe('noCoordinates');
  expect(told('-40.3', own)).toBe('notTwo');
});

it('takes coordinates that can only be one place', () => {
  expect(told('-38.662, 174.631', none)).toBe('-38.6620, 174.6310');
  expect(told('-40.29, 175.61', own)).toBe('-40.2900, 175.6100');
  expect(told('40.29 S, 175.61 E', own)).toBe('-40.2900, 175.6100');
});

it('asks where latitude and longitude may be swapped, unless the farm tells', () => {
  expect(told('48.1, 9.2', none)).toEqual([
    [48.1, 9.2],
    [9.2, 48.1],
  ]);
  expect(told('48.1, 9.2', { kept: [], farmPlace: { latitudeDeg: 48.2, longitudeDeg: 9 } })).toBe(
    '48.1000, 9.2000',
  );
  // The farm lies at the other reading.
  expect(
    told('9.2, 48.1', { kept: [], farmPlace: { latitudeDeg: 48.2, longitudeDeg: 9 } }),
  ).toHaveLength(2);
  // About a farm where both lie near, it stays a question.
  expect(
    told('9.2, 9.1', { kept: [], farmPlace: { latitudeDeg: 9.1, longitudeDeg: 9.2 } }),
  ).toHaveLength(2);
  expect(told('175.61, -40.29', own)).toEqual([[-40.29, 175.61]]);
});

it('asks about what lies far from all other ground, and offers the other sign where the farm is', () => {
  expect(told('40.29, 175.61', own)).toEqual([
    [40.29, 175.61],
    [-40.29, 175.61],
  ]);
  expect(told('-38.662, 174.631', own)).toEqual([[-38.662, 174.631]]);
  expect(told('-40.29 S, 175.61 E', own)).toBe('-40.2900, 175.6100');
});
