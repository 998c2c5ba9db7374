import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot, ROOT } from '../project.mjs';
import { PROGRAMS } from '../gate/steps.mjs';

interface Settings {
  readonly extends: string;
  readonly compilerOptions?: unknown;
  readonly include: readonly string[];
}

/** What a configuration compiles, and how; places are seen from the root. */
function read(path: string) {
  const settings = JSON.parse(readFileSync(inRoot(path), 'utf8')) as Settings;
  const seen = (place: string): string => posix.join(posix.dirname(path), place);
  return {
    how: { extends: seen(settings.extends), options: settings.compilerOptions },
    places: settings.include.map(seen),
  };
}

it('compiles every place of every project in one program, with the options of the project', () => {
  const programs = PROGRAMS.map(read);
  const projects = globSync(
    '{packages/*,apps/*,bench,conformance,scripts,simulation}/tsconfig.json',
    {
      cwd: ROOT,
    },
  ).map((path) => read(path.replaceAll('\\', '/')));
  expect(projects.length).toBeGreaterThan(PROGRAMS.length);
  for (const { how, places } of projects) {
    for (const place of places) {
      const compiledBy = programs.filter((program) =>
        program.places.some((each) => matchesGlob(place, each) || matchesGlob(place, `${each}/**`)),
      );
      expect(
        compiledBy.map((program) => program.how),
        place,
      ).toEqual([how]);
    }
  }
});
