/*
 * Which folder may import which. ARCHITECTURE.md has the picture; test/arrows plants one violation
 * per rule and checks that this file reports it.
 */
const web = '^apps/web/src/';
const server = '^apps/server/src/';
const test = String.raw`\.test\.tsx?$`;

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
    {
      name: 'packages-build-on-engine-only',
      comment: 'catalogue, documents, messages and sharing know the engine and themselves.',
      severity: 'error',
      from: { path: '^packages/(catalogue|documents|messages|sharing)/' },
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
    {
      name: 'features-are-islands',
      comment: 'Two features meet in the route, in shared state or in the engine.',
      severity: 'error',
      from: { path: `${web}features/([^/]+)/` },
      to: { path: `${web}features/`, pathNot: `${web}features/$1/` },
    },
    {
      name: 'shared-never-imports-features',
      comment: 'Every folder beside features/ and app/ is shared, a new one too.',
      severity: 'error',
      from: { path: `${web}[^/]+/`, pathNot: [`${web}(features|app)/`, test] },
      to: { path: `${web}(features|app)/` },
    },
    {
      name: 'components-are-plain',
      comment: 'A component gets what it shows as properties.',
      severity: 'error',
      from: { path: `${web}components/` },
      to: { path: `${web}(data|session|draft)/` },
    },
    {
      name: 'firebase-only-in-data',
      comment: 'Ask src/data or src/session; they speak our words.',
      severity: 'error',
      from: { path: web, pathNot: `${web}(data|session)/` },
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
      name: 'sqlite-driver-has-one-importer',
      comment: 'Everything else speaks to the Database interface.',
      severity: 'error',
      from: { path: server, pathNot: `${server}sqlite/openDatabase\\.ts$` },
      to: { path: '^(node:)?sqlite$' },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { pathNot: [test, '/testing/', '/e2e/', '^conformance/', '^packages/[^/]+/test/'] },
      to: { path: [test, '/testing/'] },
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
