import { expect, it } from 'vitest';
import { ownLink } from './ownLink.ts';

const HERE = 'https://mix.farm.example';
const packed = 'eNqrVkrLz1eyUkpKLFKqBQAdegQ0';

it.each([
  [`${HERE}/result#job=${packed}`, `/result#job=${packed}`],
  // The contractor's own site sent it: all of the job is in the link.
  [`https://other.example/result#job=${packed}`, `/result#job=${packed}`],
  [`${HERE}/result#done=${packed}\n`, `/result#done=${packed}`],
  [`${HERE}/join#hill.k7Qm2tVx9RpAeJ4wB6nZ8sDfL1x`, '/join#hill.k7Qm2tVx9RpAeJ4wB6nZ8sDfL1x'],
  // An invitation belongs to the site that made it.
  ['https://other.example/join#hill.k7Qm2tVx9RpAeJ4wB6nZ8sDfL1x', null],
  [`${HERE}/join`, null],
  ['DRUM/0042 job=7', null],
  ['9421003456716', null],
  ['(01)09421003456716(17)280630(10)U-4533', null],
  ['https://id.gs1.org/01/09421003456716/10/U-4533', null],
])('leads %s to %s', (text, path) => {
  expect(ownLink(text, HERE)).toBe(path);
});
