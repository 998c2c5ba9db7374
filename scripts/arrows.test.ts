import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot, scriptOf } from './project.mjs';

/** The file that breaks a rule, what it imports, and what that path resolves to where it differs. */
interface Planted {
  readonly rule: string;
  readonly from: string;
  readonly imports: string;
  readonly to?: string;
}

const ENGINE = 'packages/engine/src/index.ts';

/** The names that a page states in an order, the highest first. */
function orderIn(page: string, sentence: RegExp, name: RegExp): readonly string[] {
  const [, stated = ''] = sentence.exec(readFileSync(inRoot(page), 'utf8')) ?? [];
  return [...stated.matchAll(name)].map(([, found = '']) => found);
}

const ENGINE_FOLDERS = orderIn(
  'packages/engine/README.md',
  /Folders import only from those further down:([^]*?)\n\n/,
  /`(\w+)`/g,
);

/** Each folder looks at the one right above it. */
const PLANTED_ENGINE: readonly Planted[] = ENGINE_FOLDERS.slice(1).map((folder, index) => ({
  rule: 'engine-goes-down',
  from: `packages/engine/src/${folder}/looksUp.ts`,
  imports: `../${ENGINE_FOLDERS[index] ?? ''}/below.ts`,
}));

const FOUNDATIONS = orderIn(
  'ARCHITECTURE.md',
  /^apps\/web +main → app → features([^]*?)^apps\/cli/m,
  /→ (\w+)/g,
);

/** Each foundation looks at the room right above it, the highest at a feature. */
const PLANTED_FOUNDATIONS: readonly Planted[] = FOUNDATIONS.map((room, index) => ({
  rule: 'foundations-go-down',
  from: `apps/web/src/${room}/looksUp.ts`,
  imports: `../${FOUNDATIONS[index - 1] ?? 'weather'}/below.ts`,
}));

const FEATURES = orderIn('ARCHITECTURE.md', /^Features: ([^]*?)\n\n/m, /`(\w+)`/g);

const PLANTED: readonly Planted[] = [
  ...PLANTED_ENGINE,
  {
    rule: 'engine-folders-have-a-place',
    from: 'packages/engine/src/drawer/anything.ts',
    imports: '../units/below.ts',
  },
  {
    rule: 'no-circular',
    from: 'packages/catalogue/src/circleOne.ts',
    imports: './circleTwo.ts',
  },
  {
    rule: 'no-unresolved',
    from: 'apps/web/src/main.ts',
    imports: './nowhere.ts',
    to: './nowhere.ts',
  },
  {
    rule: 'engine-is-pure',
    from: 'packages/engine/src/readsDisk.ts',
    imports: 'node:fs',
    to: 'fs',
  },
  {
    rule: 'engine-is-pure',
    from: 'packages/engine/src/usesVendor.ts',
    imports: 'vendor',
    to: 'node_modules/vendor/index.js',
  },
  {
    rule: 'engine-is-pure',
    from: 'packages/engine/src/knowsCatalogue.ts',
    imports: '@mix/catalogue',
    to: 'packages/catalogue/src/index.ts',
  },
  {
    rule: 'packages-build-on-engine-only',
    from: 'packages/messages/src/knowsDocuments.ts',
    imports: '@mix/documents',
    to: 'packages/documents/src/index.ts',
  },
  {
    rule: 'packages-never-import-apps',
    from: 'packages/documents/src/knowsApp.ts',
    imports: '../../../apps/web/src/sync/saveMix.ts',
  },
  {
    rule: 'apps-are-islands',
    from: 'apps/web/src/sync/knowsServer.ts',
    imports: '../../../server/src/clock.ts',
  },
  {
    rule: 'packages-have-one-door',
    from: 'apps/cli/src/reachesIn.ts',
    imports: '../../../packages/engine/src/inner.ts',
  },
  ...PLANTED_FOUNDATIONS,
  {
    rule: 'every-folder-is-a-room',
    from: 'apps/web/src/shared/anything.ts',
    imports: '../ui/Button.ts',
  },
  {
    rule: 'features-meet-where-named',
    from: 'apps/web/src/stock/ledger/asksScreen.ts',
    imports: '../../plan/MixPage.ts',
  },
  {
    rule: 'features-meet-where-named',
    from: 'apps/web/src/weather/asksApp.ts',
    imports: '../app/App.ts',
  },
  {
    rule: 'firebase-has-two-rooms',
    from: 'apps/web/src/plan/uploads.ts',
    imports: 'firebase/firestore',
    to: 'node_modules/firebase/firestore/index.js',
  },
  {
    rule: 'server-parts-are-islands',
    from: 'apps/server/src/identity/knowsDocuments.ts',
    imports: '../firestore/commit.ts',
  },
  {
    rule: 'server-parts-are-islands',
    from: 'apps/server/src/firestore/knowsHttp.ts',
    imports: '../http/router.ts',
  },
  {
    rule: 'server-leaves',
    from: 'apps/server/src/rules/knowsDatabase.ts',
    imports: '../sqlite/Database.ts',
  },
  {
    rule: 'server-runs-without-tools',
    from: 'apps/server/src/runServer.ts',
    imports: './admin/move/runMove.ts',
  },
  {
    rule: 'sqlite-driver-has-one-importer',
    from: 'apps/server/src/identity/opensDatabase.ts',
    imports: 'node:sqlite',
  },
  {
    rule: 'tests-stay-out-of-the-product',
    from: 'apps/server/src/http/usesTest.ts',
    imports: '../testing/fake.ts',
  },
  {
    rule: 'development-stays-out-of-the-product',
    from: 'apps/web/src/app/showsGallery.ts',
    imports: '../../development/gallery.ts',
  },
];

/** Imports that are allowed, next to those that are not. */
const CLEAN: Readonly<Record<string, readonly string[]>> = {
  [ENGINE]: ['./inner.ts'],
  'packages/engine/src/inner.ts': [],
  'packages/engine/src/inner.test.ts': ['vendor', 'node:fs', '@mix/catalogue', './inner.ts'],
  'packages/catalogue/src/index.ts': ['@mix/engine', 'node:fs'],
  // Closes the circle planted above, which is reported once, at its first file.
  'packages/catalogue/src/circleTwo.ts': ['./circleOne.ts'],
  'packages/documents/src/index.ts': ['@mix/engine'],
  'packages/messages/src/index.ts': ['@mix/engine'],
  'apps/cli/src/main.ts': ['@mix/engine', '@mix/messages', 'node:fs'],
  ...Object.fromEntries(
    ENGINE_FOLDERS.map((folder) => [`packages/engine/src/${folder}/below.ts`, []]),
  ),
  ...Object.fromEntries(
    [...FOUNDATIONS, 'weather'].map((room) => [`apps/web/src/${room}/below.ts`, []]),
  ),
  'apps/web/src/app/App.ts': ['../plan/MixPage.ts'],
  'apps/web/src/plan/MixPage.ts': [
    '../sync/saveMix.ts',
    '../ui/Button.ts',
    '../fill/job/jobStore.ts',
    '@mix/catalogue',
  ],
  'apps/web/src/fill/job/jobStore.ts': [],
  'apps/web/src/ui/Button.ts': ['@mix/engine'],
  'apps/web/development/gallery.ts': ['../src/ui/Button.ts'],
  'apps/web/dev.config.ts': ['./development/gallery.ts'],
  'apps/web/src/sync/saveMix.ts': ['firebase/firestore', '@mix/documents'],
  'apps/server/src/clock.ts': [],
  'apps/server/src/admin.ts': ['./admin/runAdmin.ts'],
  'apps/server/src/admin/runAdmin.ts': ['../identity/signUp.ts', './move/runMove.ts'],
  'apps/server/src/admin/move/runMove.ts': ['../../clock.ts'],
  'apps/server/src/server.ts': ['./http/router.ts', './sqlite/openDatabase.ts'],
  'apps/server/src/http/router.ts': ['../identity/signUp.ts', '../firestore/commit.ts'],
  'apps/server/src/identity/signUp.ts': ['../sqlite/Database.ts', '../clock.ts'],
  'apps/server/src/firestore/commit.ts': ['../rules/evaluate.ts', '@mix/documents'],
  'apps/server/src/rules/evaluate.ts': [],
  'apps/server/src/sqlite/Database.ts': [],
  'apps/server/src/sqlite/openDatabase.ts': ['node:sqlite', '../clock.ts', './Database.ts'],
  'apps/server/src/sqlite/openDatabase.test.ts': ['../testing/fake.ts'],
  'apps/server/src/testing/fake.ts': ['../server.ts'],
};

interface Report {
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

const PACKAGES = ['engine', 'catalogue', 'documents', 'messages'];
const DEPENDENCIES = Object.fromEntries(PACKAGES.map((name) => [`@mix/${name}`, '*']));

let root: string;

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const importing = (paths: readonly string[]): string =>
  paths.map((path) => `import '${path}';\n`).join('') + 'export {};\n';

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'mix-arrows-')));
  write('package.json', '{"private":true,"workspaces":["packages/*"]}');
  for (const name of PACKAGES) {
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@mix/${name}`, type: 'module', exports: { '.': './src/index.ts' } }),
    );
    mkdirSync(join(root, 'node_modules/@mix'), { recursive: true });
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@mix', name), 'junction');
  }
  // An import by name counts as such only where the name is a stated dependency.
  for (const app of ['cli', 'server', 'web']) {
    write(`apps/${app}/package.json`, JSON.stringify({ dependencies: DEPENDENCIES }));
  }
  for (const name of ['vendor', 'firebase', 'firebase/firestore']) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}","main":"index.js"}`);
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, paths] of Object.entries(CLEAN)) write(file, importing(paths));
  for (const { from, imports } of PLANTED) write(from, importing([imports]));
});
afterAll(() => rmSync(root, { recursive: true }));

const line = (rule: string, from: string, to: string): string => `${rule}: ${from} → ${to}`;

const resolved = ({ from, imports, to }: Planted): string =>
  to ?? (imports.startsWith('.') ? join(dirname(from), imports) : imports);

test('every planted import is reported under its own rule, and no other import is', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      scriptOf('dependency-cruiser', 'depcruise'),
      '--config',
      inRoot('.dependency-cruiser.cjs'),
      '--output-type=json',
      'packages',
      'apps',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  const { summary } = JSON.parse(stdout) as Report;
  expect(
    summary.violations.map(({ rule, from, to }) => line(rule.name, from, to)).toSorted(),
  ).toEqual(PLANTED.map((each) => line(each.rule, each.from, resolved(each))).toSorted());
});

test('every rule has an import planted against it', () => {
  const { forbidden } = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs')) as {
    forbidden: readonly { readonly name: string }[];
  };
  const planted = new Set(PLANTED.map(({ rule }) => rule));
  const rules = new Set(forbidden.map(({ name }) => name));
  expect([...rules].toSorted()).toEqual([...planted].toSorted());
});

test('the pages state an order for every folder of the engine, and every room of the web app', () => {
  const foldersOf = (path: string) =>
    readdirSync(inRoot(path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  expect(ENGINE_FOLDERS.toSorted()).toEqual(foldersOf('packages/engine/src'));
  expect(['app', ...FEATURES, ...FOUNDATIONS].toSorted()).toEqual(foldersOf('apps/web/src'));
});
