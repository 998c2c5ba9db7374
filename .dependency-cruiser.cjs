/*
 * Which folder may import which. ARCHITECTURE.md has the picture; scripts/arrows.test.ts plants one
 * violation per rule and checks that this file reports it.
 */
const web = '^apps/web/src/';
const server = '^apps/server/src/';
const test = String.raw`\.test\.tsx?$`;

/** What every feature of the web app stands on, the highest first: each imports only from those below it. */
const foundations = ['sync', 'session', 'ui', 'i18n', 'device'];

/**
 * The features of the web app, and where one may import from another: a folder with all below it,
 * or only the files of the feature itself, `room/*`. Before a line is added here, ask: does the
 * file belong to the other feature, or what it imports to a foundation?
 */
const meetings = {
  home: [
    ...['farm/jobs', 'fill/*', 'fill/job', 'machine/saved', 'plan/draft', 'plan/planning'],
    ...['products/catalogue', 'records/*', 'reports/charts', 'reports/nitrogen', 'reports/totals'],
    ...['stock/*', 'stock/needs', 'weather'],
  ],
  plan: [
    ...['fill/jar', 'fill/job', 'ground/paddock', 'ground/zones', 'machine/*', 'machine/saved'],
    ...[
      'products/*',
      'products/catalogue',
      'products/own',
      'products/search',
      'stock/*',
      'stock/needs',
    ],
  ],
  machine: [
    ...['plan/*', 'plan/draft', 'plan/field', 'plan/planning', 'plan/reading'],
    ...['products/catalogue', 'records/*'],
  ],
  fill: [
    ...['farm/handover', 'plan/draft', 'plan/planning', 'products/catalogue', 'records/track'],
  ],
  records: [
    ...['farm/handover', 'fill/*', 'fill/job', 'ground/paddock', 'plan/draft', 'plan/planning'],
    ...['plan/spreadsheet', 'products/catalogue', 'products/search', 'reports/totals'],
    ...['stock/*', 'terminal', 'weather'],
  ],
  reports: [
    ...['farm/handover', 'fill/job', 'ground/paddock', 'plan/draft'],
    ...['plan/planning', 'plan/reading', 'plan/saved', 'products/catalogue', 'records/track'],
    ...['stock/*', 'stock/needs'],
  ],
  products: ['plan/draft', 'stock/*', 'stock/ledger'],
  stock: [
    ...['fill/job', 'plan/draft', 'plan/planning', 'products/*', 'products/catalogue'],
    ...['products/list', 'products/search', 'records/*'],
  ],
  ground: [
    'fill/job',
    'plan/*',
    'plan/draft',
    'plan/field',
    'plan/planning',
    'reports/charts',
    'reports/nitrogen',
    'reports/totals',
    'terminal',
    'weather',
  ],
  farm: [
    ...['fill/*', 'fill/job', 'ground/zones', 'plan/draft', 'plan/planning', 'products/catalogue'],
    ...['records/*', 'records/track', 'terminal', 'weather'],
  ],
  share: [
    ...['plan/draft', 'plan/planning', 'plan/reading', 'products/catalogue', 'products/own'],
    ...['records/*', 'terminal'],
  ],
  terminal: [
    ...['farm/handover', 'fill/*', 'fill/job', 'ground/paddock', 'ground/zones', 'plan/planning'],
    'records/*',
  ],
  backup: [
    ...['plan/draft', 'plan/reading', 'plan/saved', 'plan/spreadsheet', 'products/catalogue'],
    ...['products/search', 'records/sheet'],
  ],
  account: [],
  weather: [],
  legal: [],
};
const features = Object.keys(meetings);

const foundationRules = foundations.map((room, index) => ({
  name: 'foundations-go-down',
  comment: 'Their order stands in ARCHITECTURE.md; no feature is below them.',
  severity: 'error',
  from: { path: `${web}${room}/`, pathNot: test },
  to: { path: `${web}(${['app', ...features, ...foundations.slice(0, index)].join('|')})/` },
}));

/** @param {string} place */
const pathOf = (place) =>
  place.endsWith('/*') ? `${web}${place.slice(0, -1)}[^/]+$` : `${web}${place}/`;

const featureRules = features.map((room) => ({
  name: 'features-meet-where-named',
  comment: 'The table `meetings` names each place where one feature goes into another.',
  severity: 'error',
  from: { path: `${web}${room}/`, pathNot: [test, '/testing/'] },
  to: {
    path: `${web}(${['app', ...features.filter((other) => other !== room)].join('|')})/`,
    pathNot: meetings[room].map(pathOf),
  },
}));

/** Folders of the engine, the highest first: each imports only from those below it. */
const engineFolders = [
  'sheet',
  'solver',
  'planning',
  'reading',
  'leaf',
  'rinsing',
  'label',
  'loads',
  'filling',
  'products',
  'jarTest',
  'water',
  'calibration',
  'sprayer',
  'nutrients',
  'mixing',
  'compatibility',
  'gas',
  'precipitation',
  'tank',
  'working',
  'cost',
  'weather',
  'mix',
  'catalogue',
  'units',
  'rounding',
];
const engineRules = engineFolders.slice(1).map((folder, index) => ({
  name: 'engine-goes-down',
  comment: 'The order of the folders stands in packages/engine/README.md.',
  severity: 'error',
  from: { path: `^packages/engine/src/${folder}/`, pathNot: test },
  to: { path: `^packages/engine/src/(${engineFolders.slice(0, index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The imported file does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'engine-is-pure',
      comment: 'The engine imports nothing but itself: no package, no Node module.',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: test },
      to: { pathNot: '^packages/engine/src/' },
    },
    ...engineRules,
    {
      name: 'engine-folders-have-a-place',
      comment: 'A folder beside the others would be above and below all of them.',
      severity: 'error',
      from: {
        path: '^packages/engine/src/[^/]+/',
        pathNot: `^packages/engine/src/(${engineFolders.join('|')})/`,
      },
      to: {},
    },
    {
      name: 'packages-build-on-engine-only',
      comment: 'catalogue, documents, ground, messages and sharing know the engine and themselves.',
      severity: 'error',
      from: { path: '^packages/(catalogue|documents|ground|messages|sharing)/' },
      to: { path: '^packages/', pathNot: '^packages/($1|engine)/' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|bench|conformance|scripts)/' },
    },
    {
      name: 'apps-are-islands',
      comment: 'Apps share packages and the wire, never code.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-have-one-door',
      comment: 'A package is imported by its name; what its `exports` do not list is its own.',
      severity: 'error',
      from: { path: '^(apps|bench|conformance)/' },
      to: { path: '^packages/', dependencyTypes: ['local'] },
    },
    ...foundationRules,
    ...featureRules,
    {
      name: 'every-folder-is-a-room',
      comment: 'A folder beside the rooms would have no arrows.',
      severity: 'error',
      from: {
        path: `${web}[^/]+/`,
        pathNot: `${web}(${['app', ...features, ...foundations].join('|')})/`,
      },
      to: {},
    },
    {
      name: 'firebase-has-two-rooms',
      comment: 'Ask sync or session; they speak our words.',
      severity: 'error',
      from: { path: web, pathNot: `${web}(sync|session)/` },
      to: { path: '(^|/)(@firebase|firebase)(/|$)' },
    },
    {
      name: 'server-parts-are-islands',
      comment:
        'identity and firestore meet in http, which hands the signed-in user over as a value.',
      severity: 'error',
      from: { path: `${server}(identity|firestore)/` },
      to: { path: `${server}(identity|firestore|http)/`, pathNot: `${server}$1/` },
    },
    {
      name: 'server-leaves',
      comment: 'rules, mail and sqlite know no other part of the server.',
      severity: 'error',
      from: { path: `${server}(rules|mail|sqlite)/`, pathNot: test },
      to: { path: `${server}.*/`, pathNot: `${server}$1/` },
    },
    {
      name: 'server-runs-without-tools',
      comment: 'Who runs the server opens its folder by admin and move; the server knows neither.',
      severity: 'error',
      from: {
        path: server,
        pathNot: [`${server}admin/`, `${server}(admin|move)\\.ts$`, test, '/testing/'],
      },
      to: { path: [`${server}admin/`, `${server}(admin|move)\\.ts$`] },
    },
    {
      name: 'sqlite-driver-has-one-importer',
      comment: 'Everything else speaks to the Database interface.',
      severity: 'error',
      from: { path: server, pathNot: `${server}sqlite/openDatabase\\.ts$` },
      to: { path: '^(node:)?sqlite$' },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: {
        pathNot: [
          test,
          '/testing/',
          '/e2e/',
          '^apps/web/development/',
          '^(bench|conformance)/',
          '^packages/[^/]+/test/',
        ],
      },
      to: { path: [test, '/testing/'] },
    },
    {
      name: 'development-stays-out-of-the-product',
      comment: 'The seeded farm and the gallery are served by `npm run dev` alone.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['^apps/web/(development|e2e)/', '^apps/web/dev[.]config[.]ts$'],
      },
      to: { path: '^apps/web/development/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
