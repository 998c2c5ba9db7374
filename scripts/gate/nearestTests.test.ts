import { describe, expect, test } from 'vitest';
import { nearestTests } from './nearestTests.mjs';

const APP = 'apps/web/src';
const screens = Array.from({ length: 40 }, (_, n) => `s${String(n).padStart(2, '0')}`);
const texts = new Map([
  [`${APP}/components/Button.tsx`, ''],
  [`${APP}/components/Button.test.tsx`, "import { Button } from './Button.tsx';"],
  [`${APP}/words/home.ts`, "import { mix } from '@mix/engine';"],
  ['packages/engine/src/index.ts', "export { mix } from './mix.ts';\nexport * from './other.ts';"],
  ['packages/engine/src/mix.ts', ''],
  ['packages/engine/src/mix.test.ts', "import { mix } from './mix.ts';"],
  ['packages/engine/src/other.ts', ''],
  ...screens.flatMap((name): [string, string][] => [
    [`${APP}/screens/${name}/Page.tsx`, "import { Button } from '../../components/Button.tsx';"],
    [`${APP}/screens/${name}/Page.test.tsx`, "import { openApp } from '../../app/openApp.tsx';"],
  ]),
  [`${APP}/screens/s33/Words.tsx`, "import { home } from '../../words/home.ts';"],
  [
    `${APP}/app/routes.ts`,
    screens.map((name) => `() => import('../screens/${name}/Page.tsx');`).join('\n') +
      "import('../screens/s33/Words.tsx')",
  ],
  [`${APP}/app/openApp.tsx`, "const { routes } = await import('./routes.ts');"],
]);
const packages = new Map([['@mix/engine', 'packages/engine/src/index.ts']]);
const nearest = (...changed: string[]) => nearestTests(changed, texts, packages);

describe('the tests nearest to a change', () => {
  test('the one beside it first, and no more than there is time for', () => {
    const { chosen, reached } = nearest(`${APP}/components/Button.tsx`);
    expect(chosen[0]).toBe(`${APP}/components/Button.test.tsx`);
    expect(reached).toBe(41);
    expect(chosen.length).toBe(10);
  });

  test('by what each took on this machine, and past one that takes longer than what is left', () => {
    const slow = `${APP}/screens/s00/Page.test.tsx`;
    const quick = Object.fromEntries(
      screens.map((name) => [`${APP}/screens/${name}/Page.test.tsx`, 1]),
    );
    const change = [`${APP}/components/Button.tsx`];
    const { chosen } = nearestTests(change, texts, packages, { ...quick, [slow]: 47 });
    expect(chosen.length).toBe(40);
    expect(chosen).not.toContain(slow);
  });

  test('those of the screen that imports it, wherever it stands itself', () => {
    expect(nearest(`${APP}/words/home.ts`).chosen[0]).toBe(`${APP}/screens/s33/Page.test.tsx`);
    expect(nearest(`${APP}/screens/s07/Page.tsx`).chosen[0]).toBe(
      `${APP}/screens/s07/Page.test.tsx`,
    );
  });

  test('of a package its own, then those of who takes it by its name', () => {
    const { chosen, reached } = nearest('packages/engine/src/mix.ts');
    expect(chosen[0]).toBe('packages/engine/src/mix.test.ts');
    expect(chosen[1]).toBe(`${APP}/screens/s33/Page.test.tsx`);
    expect(reached).toBe(41);
  });

  test('a test that changed itself, and none for what no test reaches', () => {
    expect(nearest('packages/engine/src/mix.test.ts')).toEqual({
      chosen: ['packages/engine/src/mix.test.ts'],
      reached: 1,
    });
    expect(nearest('docs/page.md')).toEqual({ chosen: [], reached: 0 });
  });
});
