import { expect, it } from 'vitest';
import { chunksOf, laterChunksOf } from '../build/chunksOf.ts';

const manifest = {
  'main.tsx': { file: 'main.js', dynamicImports: ['later.tsx'] },
  'page.tsx': {
    file: 'page.js',
    imports: ['main.tsx', '_shared.js'],
    dynamicImports: ['part.tsx'],
  },
  'part.tsx': { file: 'part.js', imports: ['_shared.js', '_deep.js'] },
  '_deep.js': { file: 'deep.js' },
  '_shared.js': { file: 'shared.js', imports: ['main.tsx'] },
  'later.tsx': { file: 'later.js' },
};

it('follows what is imported at once, each file one time, and not what is loaded later', () => {
  expect(chunksOf(manifest, 'page.tsx')).toEqual(['page.js', 'main.js', 'shared.js']);
  expect(chunksOf(manifest, 'main.tsx')).toEqual(['main.js']);
});

it('tells what a screen asks for once it runs, but not what the start could load', () => {
  expect(laterChunksOf(manifest, 'page.tsx', 'main.tsx')).toEqual(['part.js', 'deep.js']);
  expect(laterChunksOf(manifest, '_shared.js', 'main.tsx')).toEqual([]);
});

it('names a source that the build does not know', () => {
  expect(() => chunksOf(manifest, 'gone.tsx')).toThrow(/gone\.tsx/);
});
