import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot, scriptOf } from './project.mjs';

/** One mistake a line, and the rule that must see it; lines without a rule must pass. */
type Planted = readonly (readonly [code: string, rule?: string])[];

const ENGINE: Planted = [
  ["import { open } from './given.ts';", 'typescript(consistent-type-imports)'],
  ['export type Opened = ReturnType<typeof open>;'],
  ['declare const rate: number;'],
  ['declare const maybe: number | null;'],
  ['declare const save: () => Promise<void>;'],
  ["declare const kind: 'dry' | 'liquid';"],
  ['export const a = rate || 100;', 'typescript(strict-boolean-expressions)'],
  ['export const b = maybe ? 1 : 2;', 'typescript(strict-boolean-expressions)'],
  ['export const c = maybe + " L";', 'typescript(restrict-plus-operands)'],
  ['export const d = `${maybe} L`;', 'typescript(restrict-template-expressions)'],
  ['save();', 'typescript(no-floating-promises)'],
  ['if (save()) throw new Error();', 'typescript(no-misused-promises)'],
  ['[1].forEach(async () => { await save(); });', 'typescript(no-misused-promises)'],
  ["switch (kind) { case 'dry': break; }", 'typescript(switch-exhaustiveness-check)'],
  ['export const e = JSON.parse("1").x;', 'typescript(no-unsafe-member-access)'],
  ['export const f: number = JSON.parse("1");', 'typescript(no-unsafe-assignment)'],
  ['export const g = [10, 9].sort();', 'typescript(require-array-sort-compare)'],
  ['export const h = new Map().get;', 'typescript(unbound-method)'],
  ['export const i = maybe!;', 'typescript(no-non-null-assertion)'],
  ['export const j = (x: any): number => 1;', 'typescript(no-explicit-any)'],
  ['export const k = `${{}}`;', 'typescript(no-base-to-string)'],
  ['export const l = rate === undefined;', 'typescript(no-unnecessary-condition)'],
  ['export const m = "".substr(1);', 'typescript(no-deprecated)'],
  ['export const n = async () => 1;', 'typescript(require-await)'],
  ['throw "text";', 'typescript(only-throw-error)'],
  ['export const o = await rate;', 'typescript(await-thenable)'],
  ['export const p = maybe == 0;', 'eslint(eqeqeq)'],
  ['export const q = maybe == null;'],
  ['export const r = rate as Litres;', 'mix(brands-minted-in-units)'],
  ['type Litres = number;'],
  ['export const s = parseFloat("1,500");', 'mix(no-parse-float)'],
  ['export const t = Date.now();', 'mix(clock-is-a-parameter)'],
  ['export const u = new Date(5);', 'eslint(no-restricted-globals)'],
  ['export const v = Math.random();', 'mix(clock-is-a-parameter)'],
  ['console.log(rate);', 'eslint(no-restricted-globals)'],
  ['// oxlint-disable-next-line no-var', 'Unused oxlint-disable directive'],
  ['export const w = 1;'],
];

const SCREEN: Planted = [
  ["import { useEffect, useState } from 'react';"],
  ['export const a = Number("");', 'mix(no-number-from-text)'],
  ['export const b = +"";', 'mix(no-number-from-text)'],
  ['export const c = Number((1).toFixed(2));'],
  ['export function Screen({ rate, text }: { rate: number; text: string }) {'],
  ['  const [shown, show] = useState(0);'],
  ['  if (rate > 1) useState(2);', 'react-hooks(rules-of-hooks)'],
  ['  useEffect(() => { show(rate); }, [rate]);', 'react(set-state-in-effect)'],
  ['  useEffect(() => { document.title = text; }, []);', 'react-hooks(exhaustive-deps)'],
  ['  return shown;'],
  ['}'],
  ['export function Since() {'],
  ['  const now = new Date();', 'react(purity)'],
  ['  return <p>{now.getDay()}</p>;'],
  ['}'],
  [
    'export const Press = () => <div onClick={() => undefined} />;',
    'jsx-a11y(no-static-element-interactions)',
  ],
  ['export const Picture = () => <img src="a.png" />;', 'jsx-a11y(alt-text)'],
  ['export const Stop = () => <p tabIndex={0}>1</p>;', 'jsx-a11y(no-noninteractive-tabindex)'],
  [
    'export const Role = () => <ul role="button" tabIndex={0} />;',
    'jsx-a11y(no-noninteractive-element-to-interactive-role)',
  ],
  ['export const Scrolled = () => <div role="region" aria-label="a" tabIndex={0} />;'],
];

const BRANCHES = Array.from({ length: 13 }, (_, n) => n);
const QUIET = {
  // A switch that names every case is as plain as a table.
  'packages/engine/src/plainSwitch.ts': [
    `export function weigh(kind: ${BRANCHES.join(' | ')}): number {`,
    '  switch (kind) {',
    ...BRANCHES.map((n) => `    case ${n}: return ${n * 2};`),
    '  }',
    '}',
  ],
  'packages/engine/src/units/litres.ts': [
    'type Litres = number & { readonly unit: "L" };',
    'export const litres = (value: number): Litres => value as Litres;',
  ],
  'apps/server/src/main.ts': ['export const now = Date.now();'],
  'packages/engine/src/given.ts': ['export const open = (): number => 1;'],
};
const TANGLE = [
  'export function tangle(n: number): number {',
  ...BRANCHES.map((branch) => `  if (n === ${branch}) return ${branch};`),
  '  return 0;',
  '}',
];

interface Report {
  readonly diagnostics: readonly {
    readonly code?: string;
    readonly message: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

let root: string;
let found: Map<string, Set<string>>;

const write = (file: string, lines: readonly string[]): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), lines.join('\n'));
};

const codeOf = (planted: Planted): readonly string[] => planted.map(([code]) => code);

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'mix-lint-')));
  for (const file of ['.oxlintrc.json', 'scripts/lintRules.mjs', 'tsconfig.base.json']) {
    cpSync(inRoot(file), join(root, file));
  }
  const compilerOptions = { jsx: 'preserve', lib: ['es2024', 'dom'] };
  write('tsconfig.json', [JSON.stringify({ extends: './tsconfig.base.json', compilerOptions })]);
  write('package.json', ['{ "type": "module" }']);
  write('packages/engine/src/planted.ts', codeOf(ENGINE));
  write('packages/engine/src/tangle.ts', TANGLE);
  write('apps/web/src/plan/Screen.tsx', codeOf(SCREEN));
  for (const [file, lines] of Object.entries(QUIET)) write(file, lines);
  const { stdout, stderr } = spawnSync(process.execPath, [scriptOf('oxlint'), '-f', 'json'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  found = new Map();
  // A sentence about the run itself may stand before the report.
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  for (const { code, message, filename, labels } of report.diagnostics) {
    const place = `${filename}:${labels[0]?.span.line ?? 0}`;
    found.set(place, (found.get(place) ?? new Set()).add(code ?? message));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const cases = (file: string, planted: Planted) =>
  planted.flatMap(([code, rule], index) =>
    rule === undefined ? [] : [{ code, rule, place: `${file}:${index + 1}` }],
  );

test.each([
  ...cases('packages/engine/src/planted.ts', ENGINE),
  ...cases('apps/web/src/plan/Screen.tsx', SCREEN),
])('$rule sees $code', ({ rule, place }) => {
  expect([...(found.get(place) ?? [])].map((each) => each.split(' (')[0])).toContain(rule);
});

test('many ways through a function are too many', () => {
  expect([...(found.get('packages/engine/src/tangle.ts:1') ?? [])]).toEqual(['eslint(complexity)']);
});

test('what is allowed is left in peace', () => {
  const files = [...found.keys()].map((place) => place.split(':')[0]);
  expect(files.filter((file) => Object.keys(QUIET).includes(file ?? ''))).toEqual([]);
});
