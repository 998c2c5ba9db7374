import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Style sheets that are no modules; their classes may be written as text. */
const PLAIN_SHEETS = ['ui/styles/tokens.css', 'ui/styles/base.css', 'ui/layout/layout.css'];

/** The classes that a style sheet has rules for; `:global()` names one of another sheet. */
function classesOf(css: string): ReadonlySet<string> {
  const preludes = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  const selectors = [...preludes]
    .map(([, text]) => text ?? '')
    .filter((text) => !/^\s*@/.test(text))
    .map((text) => text.replace(/:global\([^)]*\)/g, ''));
  return new Set(
    selectors.flatMap((text) =>
      [...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? ''),
    ),
  );
}

/** The style modules that a source imports, each with the name it has there. */
const importsOf = (path: string, text: string) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(
    ([, alias = '', from = '']) => ({ alias, sheet: posix.join(posix.dirname(path), from) }),
  );

/** The classes a source takes from a module; `null` for a use that cannot be followed. */
const takenFrom = (alias: string, text: string): readonly (string | null)[] =>
  [...text.matchAll(new RegExp(`(?<!import )\\b${alias}\\b(?:\\.(\\w+))?`, 'g'))].map(
    ([, name]) => name ?? null,
  );

/** The classes a source writes as text. */
const writtenIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(/\bclassName="([^"]*)"/g),
    ...text.matchAll(/\bclassNames\(\s*'([^']*)'/g),
  ].flatMap(([, names = '']) => names.split(' '));

/** Whether a class stands in a source as text, alone or among others. */
const isWritten = (name: string, text: string): boolean =>
  new RegExp(`(?<=["'\`\\s])${name}(?=["'\`\\s])`).test(text);

/**
 * Faults of the style sheets and their uses, a line each: a class without a rule, a rule for a
 * class that nothing has, a sheet that is no module.
 * @param files texts by their paths from `src`
 */
function styleFaults(files: ReadonlyMap<string, string>): readonly string[] {
  const paths = [...files.keys()];
  const textOf = (path: string): string => files.get(path) ?? '';
  const sheets = paths.filter((path) => path.endsWith('.css'));
  const modules = sheets.filter((path) => path.endsWith('.module.css'));
  const sources = paths.filter((path) => !path.endsWith('.css'));
  const has = new Map(sheets.map((path) => [path, classesOf(textOf(path))]));
  const taken = sources.flatMap((path) =>
    importsOf(path, textOf(path)).flatMap(({ alias, sheet }) =>
      takenFrom(alias, textOf(path)).map((name) => ({ path, alias, sheet, name })),
    ),
  );
  const isUsed = new Set(taken.map(({ sheet, name }) => `${sheet} ${name ?? ''}`));
  return [
    ...sheets
      .filter((path) => !modules.includes(path) && !PLAIN_SHEETS.includes(path))
      .map((path) => `${path} is no module`),
    ...sources.flatMap((path) =>
      writtenIn(textOf(path))
        .filter((name) => !PLAIN_SHEETS.some((sheet) => has.get(sheet)?.has(name)))
        .map((name) => `${path} writes ${name}, which no sheet has`),
    ),
    ...taken.flatMap(({ path, alias, sheet, name }) => {
      if (name === null) return `${path} uses ${alias} without the name of a class`;
      return has.get(sheet)?.has(name) ? [] : `${path} uses ${name}, which ${sheet} has not`;
    }),
    ...PLAIN_SHEETS.flatMap((sheet) =>
      [...(has.get(sheet) ?? [])]
        .filter((name) => !sources.some((path) => isWritten(name, textOf(path))))
        .map((name) => `${sheet} has ${name}, which nothing writes`),
    ),
    ...modules.flatMap((sheet) =>
      [...(has.get(sheet) ?? [])]
        .filter((name) => !isUsed.has(`${sheet} ${name}`))
        .map((name) => `${sheet} has ${name}, which nothing uses`),
    ),
  ];
}

describe('style sheets', () => {
  it('have every class that is used, and no other', () => {
    const source = join(import.meta.dirname, '../src');
    const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.(css|tsx?)$/.test(path));
    const files = new Map(paths.map((path) => [path, readFileSync(join(source, path), 'utf8')]));
    expect(files.size).toBeGreaterThan(100);
    expect(styleFaults(files)).toEqual([]);
  });
});

describe('styleFaults', () => {
  const sheet =
    '.row {\n  gap: 0.5rem;\n}\n/* .old { */\n@media (--from-md) {\n  .row > .end:active {\n  }\n}\n';
  const rowFile = (jsx: string) =>
    styleFaults(
      new Map([
        ['ui/styles/base.css', '.visually-hidden {\n}\n'],
        ['screens/Row.module.css', sheet],
        ['screens/mix/Row.tsx', `import styles from '../Row.module.css';\n${jsx}`],
      ]),
    );
  const both = '<b className={classNames(styles.row, styles.end)} />';
  const hidden = '<b className="visually-hidden" />';

  it('finds nothing where every class is in its sheet', () => {
    expect(rowFile(both + hidden)).toEqual([]);
  });

  it('finds a class that its sheet has not', () => {
    expect(rowFile(`${both}${hidden}<b className={styles.old} />`)).toEqual([
      'screens/mix/Row.tsx uses old, which screens/Row.module.css has not',
    ]);
  });

  it('finds a rule for what nothing has', () => {
    expect(rowFile(`${hidden}<b className={styles.row} />`)).toEqual([
      'screens/Row.module.css has end, which nothing uses',
    ]);
  });

  it('finds a name that cannot be followed', () => {
    expect(rowFile(`${both}${hidden}<b className={styles[look]} />`)).toEqual([
      'screens/mix/Row.tsx uses styles without the name of a class',
    ]);
  });

  it('finds a class written as text that no plain sheet has', () => {
    expect(rowFile(`${both}<b className="visually-hidden row" />`)).toEqual([
      'screens/mix/Row.tsx writes row, which no sheet has',
    ]);
  });

  it('finds it beside a class of a module', () => {
    expect(rowFile(`${both}${hidden}<b className={classNames('lost', styles.row)} />`)).toEqual([
      'screens/mix/Row.tsx writes lost, which no sheet has',
    ]);
  });

  it('finds a rule outside the modules for a class that nothing writes', () => {
    expect(rowFile(both)).toEqual(['ui/styles/base.css has visually-hidden, which nothing writes']);
  });

  it('finds a sheet that is no module', () => {
    expect(styleFaults(new Map([['screens/row.css', '']]))).toEqual([
      'screens/row.css is no module',
    ]);
  });
});
