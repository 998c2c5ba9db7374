// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notFoundRoute, routes } from '../../src/app/routes.ts';
import { componentEntries } from './componentEntries.tsx';
import { drawnByOthers } from './drawnByOthers.ts';
import { galleryModes } from './galleryModes.ts';
import { screenStates } from './screenStates.ts';

const components = join(import.meta.dirname, '../../src/ui');

it('shows every screen, and none that is not there', () => {
  const shown = new Set(screenStates.map(({ route }) => route));
  expect(shown).toEqual(new Set([...routes, notFoundRoute].map(({ name }) => name)));
});

it('opens each state at the address of its screen', () => {
  for (const { name, route, path } of screenStates) {
    const { pathname } = new URL(path, 'http://localhost');
    const found = routes.find((one) => one.path === pathname) ?? notFoundRoute;
    expect(found.name, name).toBe(route);
  }
});

it('has frames whose names are names of hosts, each its own', () => {
  const hosts = screenStates.flatMap((state) =>
    galleryModes.map((mode) => `${state.name}--${mode.name}`),
  );
  expect(new Set(hosts).size).toBe(hosts.length);
  // Longer ones, and other letters, no resolver takes.
  for (const host of hosts) expect(host).toMatch(/^[a-z][a-z-]{1,60}[a-z]$/);
});

it('shows every component, or says within which one it stands', () => {
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const known = [...Object.keys(componentEntries), ...Object.keys(drawnByOthers)];
  expect([...known].toSorted()).toEqual([...files].toSorted());
  expect(new Set(known).size).toBe(known.length);
});

it('stands in no input of the build', () => {
  for (const file of ['vite.config.ts', 'buildSite.ts', 'index.html']) {
    expect(readFileSync(join(components, '../..', file), 'utf8')).not.toContain('development');
  }
});
