import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const docs = join(import.meta.dirname, '../../../../docs');
const english = join(import.meta.dirname, 'made/en');
const guide = readFileSync(join(docs, 'users-guide.md'), 'utf8');

const found = (pattern: RegExp): readonly string[] =>
  [...guide.matchAll(pattern)].map(([, text = '']) => text);

/** Every fixed text of the app's words, those of groups too. */
function textsOf(words: object): readonly string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}

it('shows every picture that was taken for it, and no other', () => {
  const taken = readdirSync(join(docs, 'images/guide'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => `images/guide/${file}`);
  expect(found(/!\[[^\]]+\]\(([^)]+)\)/g).toSorted()).toEqual(taken.toSorted());
});

it('names buttons and screens as the app does', async () => {
  const files = readdirSync(english, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /Words\.ts$/.test(file),
  );
  const areas = await Promise.all(
    files.map(async (file) => (await import(join(english, file))) as Readonly<object>),
  );
  const texts = new Set(areas.flatMap(textsOf));
  const named = found(/\*\*([^*]+)\*\*/g).filter((name) => name !== 'bold');
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !texts.has(name))).toEqual([]);
});

it('leads only to places that it has', () => {
  const places = new Set(
    found(/^#+ (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  expect(found(/\]\(#([^)]+)\)/g).filter((place) => !places.has(place))).toEqual([]);
});
