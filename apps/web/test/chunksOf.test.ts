import { expect, it } from 'vitest';
import { chunksOf, stylesOf } from '../build/chunksOf.ts';

const manifest = {
  'main.tsx': { file: 'main.js', css: ['main.css'], dynamicImports: ['later.tsx'] },
  'page.tsx': {
    file: 'page.js',
    css: ['page.css'],
    imports: ['main.tsx', '_shared.js'],
    dynamicImports: ['part.tsx'],
  },
  'part.tsx': { file: 'part.js', css: ['part.css'], imports: ['_shared.js', '_deep.js'] },
  '_deep.js': { file: 'deep.js' },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['main.tsx'] },
  'later.tsx': { file: 'later.js' },
};

it('follows what is imported at once, each file one time, and not what is loaded later', () => {
  expect(chunksOf(manifest, 'page.tsx')).toEqual(['page.js', 'main.js', 'shared.js']);
  expect(chunksOf(manifest, 'main.tsx')).toEqual(['main.js']);
});

it('gives the styles of what is imported before those of the importer, each one time', () => {
  expect(stylesOf(manifest, 'page.tsx')).toEqual(['main.css', 'shared.css', 'page.css']);
  expect(stylesOf(manifest, 'later.tsx')).toEqual([]);
});

it('names a source that the build does not know', () => {
  expect(() => chunksOf(manifest, 'gone.tsx')).toThrow(/gone\.tsx/);
});
