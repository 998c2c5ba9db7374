import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gateSteps } from '../gate/steps.mjs';
import { inRoot } from '../project.mjs';
import { foldersBelow } from './repository.ts';

const pages = foldersBelow().flatMap(({ path, files }) =>
  files.filter((file) => file.endsWith('.md')).map((file) => join(path, file)),
);
const textOf = (page: string): string => readFileSync(inRoot(page), 'utf8');

/** What `#…` behind a page's name may say: its headings, as a browser of repositories makes them. */
const headingsOf = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('pages', () => {
  it('lead to files and headings that exist', () => {
    const dead = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, path = '', heading]) => {
          const target = path === '' ? page : join(dirname(page), path);
          if (!existsSync(inRoot(target))) return true;
          return heading !== undefined && !headingsOf(target).includes(heading);
        })
        .map(([link]) => `${page}: ${link}`),
    );
    expect(pages.length).toBeGreaterThan(80);
    expect(dead).toEqual([]);
  });

  it('walk through files that exist', () => {
    const steps = [...textOf('ARCHITECTURE.md').matchAll(/^\| \d +\| `([^`]+)`/gm)].map(
      ([, file = '']) =>
        file.replace(/^(?:web|server)\//, 'apps/$&').replace(/^engine\//, 'packages/$&'),
    );
    expect(steps.length).toBeGreaterThan(15);
    expect(steps.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  });
});

it('every command that a page names is one', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const steps = new Set(gateSteps().map(({ name }) => name));
  const wrong = pages.flatMap((page) => [
    ...[...textOf(page).matchAll(/npm run (?:-s )?([a-z-]+)/g)]
      .filter(([, name = '']) => scripts[name] === undefined)
      .map(([command]) => `${page}: ${command}`),
    ...[...textOf(page).matchAll(/npm test -- ([a-z]+)/g)]
      .filter(([, name = '']) => !steps.has(name))
      .map(([command]) => `${page}: ${command}`),
  ]);
  expect(wrong).toEqual([]);
});

it('the first page names every room of the house', () => {
  const rooms = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`),
  );
  const named = [...textOf('README.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
  expect(rooms.filter((room) => !named.includes(room))).toEqual([]);
  expect(named.filter((room) => !existsSync(inRoot(room)))).toEqual([]);
});

describe('decisions', () => {
  const decisions = pages.filter((page) => page.startsWith('docs/decisions/')).sort();

  it('are numbered without a gap, and begin with number, date and status', () => {
    const others = decisions.filter((page, index) => {
      const number = String(index + 1).padStart(4, '0');
      return !new RegExp(
        `^# ${number}\\. .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: .+\\.\n`,
      ).test(page.includes(`/${number}-`) ? textOf(page) : '');
    });
    expect(decisions.length).toBeGreaterThan(30);
    expect(others).toEqual([]);
  });

  it('say in forty lines why, what was refused, and what would change them', () => {
    const asked = ['Context', 'Decision', 'Refused', 'What would change it'];
    const others = decisions.filter((page) => {
      const headings = [...textOf(page).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
      const lines = textOf(page).split('\n').length;
      return lines > 41 || asked.some((heading) => !headings.includes(heading));
    });
    expect(others).toEqual([]);
  });
});
