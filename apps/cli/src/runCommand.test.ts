import { readFileSync } from 'node:fs';
import { PROBLEM_SEVERITY, type SolveResult } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { runCommand } from './runCommand.ts';

/** Standard input holds `input`; files are real ones. */
const mix = (args: readonly string[], input = '', isTerminal = false) =>
  runCommand(args, {
    isTerminal,
    readText: (file) => (file === '-' ? input : readFileSync(file, 'utf8')),
  });

const urea = { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } };
const target = {
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: [80, 200],
  waterTemperatureC: 12,
  products: [urea],
};

describe('runCommand', () => {
  it.each([
    ['nothing at all', ['plan'], ''],
    ['JSON that is no object', ['plan'], '[1]'],
    ['a file that is not there', ['plan', '/nowhere/none.json'], ''],
    ['two files', ['plan', 'a', 'b'], ''],
    ['an unknown option', ['plan', '--loud'], '{}'],
    ['unknown units', ['plan', '--units', 'furlongs'], '{}'],
    ['unknown language', ['plan', '--language', 'de'], '{}'],
    ['an unknown command', ['constructor'], ''],
    ['no command', [], ''],
    ['a mix of a megabyte', ['plan'], `"${'x'.repeat(1_000_001)}"`],
    ['a target that is no object', ['solve'], '5'],
    ['an option of solve', ['solve', '--fast'], '{}'],
    ['two targets', ['solve', 'a', 'b'], ''],
    ['a product nobody knows', ['pairs', 'ureaa'], ''],
    ['nothing to do with the catalogue', ['catalogue'], ''],
    ['a code that no problem has', ['problems', 'toString'], ''],
    ['two codes of problems', ['problems', 'missing', 'missing'], ''],
    ['three products', ['pairs', 'urea', 'ams', 'map'], ''],
    ['a product with itself', ['pairs', 'urea', 'urea'], ''],
    ['something after schema', ['schema', 'x'], ''],
  ])('does not understand %s', (_, args, input) => {
    const { exitCode, output, error } = mix(args, input);
    expect(exitCode).toBe(2);
    expect(output + error).toMatch(/\S/);
  });

  it('does not wait for somebody to type JSON', () => {
    expect(mix(['plan'], '', true)).toMatchObject({ exitCode: 2, output: '' });
    expect(mix(['plan', '-'], '{}', true).exitCode).toBe(1);
  });

  it('tells what the catalogue holds, and what is not known of it', () => {
    const { exitCode, output } = mix(['catalogue', 'report']);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^\d+ products, \d+ tips/m);
    expect(output).toContain('liquids without density');
  });

  it('tells every problem there is, or one', () => {
    const { exitCode, output } = mix(['problems']);
    expect(exitCode).toBe(0);
    for (const code of Object.keys(PROBLEM_SEVERITY)) expect(output).toContain(`### \`${code}\``);
    const one = mix(['problems', 'missing']).output;
    expect(output).toContain(one.trimEnd());
    expect(one).toContain('Field: `sprayAreaHa`');
  });

  it('prints the schema', () => {
    const { exitCode, output } = mix(['schema']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ title: 'MixDraft', additionalProperties: false });
  });

  it('solves for a rate, and says when nothing works', () => {
    const { exitCode, output } = mix(['solve', '-'], JSON.stringify(target));
    expect(exitCode).toBe(0);
    expect((JSON.parse(output) as SolveResult).proposals.length).toBeGreaterThan(0);
    const tooMuch = { ...target, products: [{ ...urea, rate: { value: 2000, unit: 'kg/ha' } }] };
    expect(mix(['solve'], JSON.stringify(tooMuch)).exitCode).toBe(1);
  });

  it('explains itself and says its versions', () => {
    expect(mix(['--help']).output).toContain('mix plan [file]');
    expect(mix(['plan', '--help'])).toMatchObject({ exitCode: 0, error: '' });
    expect(mix(['--version']).output).toMatch(/^engine \d+\.\d+\.\d+, catalogue \S+\n$/);
  });
});

describe('catalogue', () => {
  it('proves what the program comes with', () => {
    const { output, exitCode } = mix(['catalogue', 'check']);
    expect(output).toMatch(/^\d{3} products, \d{3} tips, .* stand up\.$/m);
    expect(exitCode).toBe(0);
  });
});

describe('pairs', () => {
  it('prints every product against every other', () => {
    const { output, exitCode } = mix(['pairs']);
    expect(exitCode).toBe(0);
    const lines = output.split('\n').filter((line) => /^ *\d+ \S+ +[X!.?\\]+$/.test(line));
    // A number, the longest id, and the letters, which hold no space.
    const letters = lines.map((line) => line.slice(line.lastIndexOf(' ') + 1));
    expect(new Set(letters.map((line) => line.length))).toEqual(new Set([lines.length]));
    for (const [position, line] of letters.entries()) {
      expect(line[position]).toBe('\\');
      expect(letters.map((other) => other[position]).join('')).toBe(line);
    }
  });

  it('lists one product with the others, and tells why two stop', () => {
    expect(mix(['pairs', 'ams']).output).toMatch(/^X lime-flour +Carbonate holds the mix/m);
    const { output } = mix(['pairs', 'glyphosate', 'can-sol']);
    expect(output).toMatch(/^X Glyphosate/);
    expect(output).toContain('X deactivation: Dissolved calcium ties up glyphosate.');
    expect(output).toContain('NDSU');
  });
});
