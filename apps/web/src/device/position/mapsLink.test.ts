import { expect, it } from 'vitest';
import { mapsLink } from './mapsLink.ts';

const place = { latitudeDeg: -40.300018, longitudeDeg: 175.6 };

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9)',
    'geo:-40.30002,175.60000?q=-40.30002,175.60000(Top%20%26%20low)',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'maps:?ll=-40.30002,175.60000&q=Top%20%26%20low',
  ],
])('opens the maps of %s', (userAgent, link) => {
  expect(mapsLink(place, 'Top & low', userAgent)).toBe(link);
});
