import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { pairRules } from './pairRules.ts';
import { sentences } from './sentences.ts';
import { styleRules } from './styleRules.ts';

const APP = join(import.meta.dirname, 'app');
const RULES = '/assets/rules.json';
/** So many that the scripts of each page weigh as much as the app's did when the goals were set. */
const FORM_SENTENCES = 1000;
const PLAN_SENTENCES = 500;

const shared: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    FORM_SENTENCES: JSON.stringify(sentences(FORM_SENTENCES)),
    PLAN_SENTENCES: JSON.stringify(sentences(PLAN_SENTENCES)),
  },
  // The control's own copies of these packages, which an update of the app leaves as they are.
  resolve: {
    alias: [{ find: /^(react|react-dom|wouter)(?=\/|$)/, replacement: 'control-$1' }],
  },
};

type Output = Rolldown.RolldownOutput['output'];

async function buildScripts(): Promise<Output> {
  const built = await build({
    ...shared,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(APP, 'main.tsx'),
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: (id) => /node_modules\/(?!.*profiling)/.test(id),
              },
              { name: 'words', test: /app\/(?:words|FieldList)/ },
            ],
          },
        },
      },
    },
  });
  return (built as Rolldown.RolldownOutput).output;
}

/** Draws the pages with the server's half of the same React. */
async function drawPages(paths: readonly string[]): Promise<readonly string[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'mix-control-'));
  try {
    await build({
      ...shared,
      ssr: { noExternal: true },
      build: { outDir, emptyOutDir: true, ssr: join(APP, 'drawPage.tsx') },
    });
    const address = pathToFileURL(join(outDir, 'drawPage.js')).href;
    const { drawPage } = (await import(address)) as { drawPage: (path: string) => string };
    return paths.map((path) => drawPage(path));
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** The scripts that a page imports, itself the last; the page's script asks for all of them at once. */
function scriptsOf(page: string, output: Output): readonly string[] {
  const chunks = output.filter((one) => one.type === 'chunk');
  const needed = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || needed.has(name)) return;
    needed.add(name);
    chunk.imports.forEach(add);
  };
  for (const { name, fileName } of chunks) if (name === page || name === 'main') add(fileName);
  return [...needed];
}

const htmlOf = (scripts: readonly string[], drawn: string, style: string, asks: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...scripts.map((name) =>
      name.includes('main')
        ? `<script type="module" src="/${name}"></script>`
        : `<link rel="modulepreload" href="/${name}">`,
    ),
    asks,
    `<title>Control</title><style>${style}</style></head><body><div id="root">${drawn}</div></body></html>`,
  ].join('');

/**
 * The control by address: two pages drawn by React and taken over by it, with a router, 40 fields, and as
 * many requests and bytes as the app's at the time its goals were set.
 */
export async function buildControl(): Promise<ReadonlyMap<string, string>> {
  const output = await buildScripts();
  const style = styleRules();
  const [form = '', plan = ''] = await drawPages(['/', '/plan']);
  const preload = `<link rel="preload" as="fetch" crossorigin href="${RULES}">`;
  return new Map([
    ['/', htmlOf(scriptsOf('FormPage', output), form, style, '')],
    ['/plan', htmlOf(scriptsOf('PlanPage', output), plan, style, preload)],
    [RULES, JSON.stringify(pairRules())],
    ...output.flatMap((one) =>
      one.type === 'chunk' ? [[`/${one.fileName}`, one.code] as const] : [],
    ),
  ]);
}
