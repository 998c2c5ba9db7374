import { expect, it } from 'vitest';
import { findShare } from './findShare.ts';

it.each([
  ['a fragment', '#job=1.a.b.c', 'job', '1.a.b.c'],
  ['a fragment without its mark', 'job=1.a.b.c', 'job', '1.a.b.c'],
  ['a whole link', 'https://mix.example/result#done=1.a.b.c', 'done', '1.a.b.c'],
  [
    'a link in the message it came in',
    'Hill block, 20 ha\nhttps://mix.example/result#job=1.a.b.c',
    'job',
    '1.a.b.c',
  ],
  ['a link whose sign was written in percent', 'https://m.example/#job%3D1.a', 'job', '1.a'],
  ['a link that ends right after its word', '#job=', 'job', ''],
])('finds %s', (_, text, kind, packed) => {
  expect(findShare(text)).toEqual({ kind, packed });
});

it.each(['', '#', '#loads', 'https://mix.example/result', '#jobs=1.a.b.c', 'the job is done'])(
  'finds nothing in "%s"',
  (text) => {
    expect(findShare(text)).toBeNull();
  },
);
