import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { MixResult } from '@mix/engine';
import { afterAll, describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'mix-cli-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const mix = (args: readonly string[], input = ''): Run =>
  spawnSync(process.execPath, [MAIN, ...args], { input, encoding: 'utf8' });

const planOf = (draft: unknown): { readonly run: Run; readonly result: MixResult } => {
  const run = mix(['plan'], JSON.stringify(draft));
  return { run, result: JSON.parse(run.stdout) as MixResult };
};

/** Golden G12: 37.5 ha at 180 L/ha from a 1,200 L tank, 25 kg/ha of urea. */
const goldenG12 = {
  machineId: 'custom',
  tankCapacityL: 1200,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
};

/** Golden G6 and G8: 1,000 L that hold 200 kg of urea, in water of 12 °C. */
const goldenG6 = {
  machineId: 'custom',
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};

describe('mix plan', () => {
  it('plans golden G12: five full loads and 750 L', () => {
    const { run, result } = planOf(goldenG12);
    expect(run.status).toBe(0);
    expect(run.stderr).toBe('');
    const { plan } = result;
    expect(plan).toMatchObject({ jobVolumeL: 6750, loadCount: 6, fullLoadCount: 5 });
    const [full, part] = plan?.loads ?? [];
    expect(full).toMatchObject({ count: 5, loadL: 1200 });
    expect(part).toMatchObject({ count: 1, loadL: 750, isPartLoad: true });
    expect(part?.areaHa).toBeCloseTo(4.1667, 4);
    expect(full?.products[0]?.amount.value).toBeCloseTo(166.667, 3);
    expect(part?.products[0]?.amount.value).toBeCloseTo(104.167, 3);
    expect(plan?.productTotals[0]?.amount).toEqual({ unit: 'kg', value: 937.5 });
  });

  it('plans golden G6: 851.85 L of water, 1.0503 kg/L', () => {
    const { run, result } = planOf({ ...goldenG6, waterTemperatureC: null });
    expect(run.status).toBe(0);
    const [load] = result.plan?.loads ?? [];
    expect((load?.carrierL ?? 0) / 851.85).toBeCloseTo(1, 3);
    expect((load?.densityKgPerL ?? 0) / 1.0503).toBeCloseTo(1, 3);
  });

  it('plans golden G8: 12 °C water ends at -0.1 °C and freezes at -6.6 °C, with a warning', () => {
    const { run, result } = planOf(goldenG6);
    expect(run.status).toBe(0);
    const { endTemperatureC, freezingPointC } = result.plan?.dissolving ?? {};
    expect(Math.abs((endTemperatureC ?? 99) + 0.11)).toBeLessThan(0.5);
    expect(Math.abs((freezingPointC ?? 99) + 6.6)).toBeLessThan(0.1);
    expect(result.problems.map(({ code }) => code)).toContain('endsCold');
  });

  it('prints a job sheet with loads, order, tank lines and the warning in words', () => {
    const { status, stdout } = mix(['plan', '--table', '-'], JSON.stringify(goldenG6));
    expect(status).toBe(0);
    expect(stdout).toContain('10 ha at 100 L/ha · Tank 1,000 L · 1 load');
    expect(stdout).toMatch(/Water to add +852 L/);
    expect(stdout).toMatch(/1 +Water, agitator on +700 L +700 L +12 °C/);
    expect(stdout).toMatch(/2 +Urea, granular 46-0-0 +200 kg +848 L/);
    expect(stdout).toContain('Warning. The full tank ends at \u22120.1 °C.');
    expect(stdout).toContain('The mix freezes at \u22126.6 °C.');
  });

  it('weighs and measures in the units of the sheet, so that its loads add up to its total', () => {
    const draft = {
      ...{ machineId: 'custom', tankCapacityL: 4542, sprayAreaHa: 64.7 },
      applicationRateLPerHa: 140.3,
      products: [{ productId: 'nis', rate: { value: 0.5, unit: 'L/100 L' } }],
      // Null counts as not set, like a field that is left out.
      measuringUnits: null,
    };
    const { stdout } = mix(['plan', '--table', '--units', 'us'], JSON.stringify(draft));
    expect(stdout).toMatch(/surfactant +9\.6 fl oz\/ac +12 gal$/m);
    expect(stdout.match(/surfactant +6 gal$/gm)).toHaveLength(2);
  });

  it('prints the job sheet in other units', () => {
    const { stdout } = mix(['plan', '--table', '--units', 'us'], JSON.stringify(goldenG6));
    expect(stdout).toContain('24.7105 ac at 10.69 gal/ac · Tank 264.2 gal · 1 load');
    expect(stdout).toMatch(/Urea, granular 46-0-0 +441 lb/);
  });

  it('reads a file', () => {
    const file = join(folder, 'mix.json');
    writeFileSync(file, `\ufeff${JSON.stringify(goldenG12)}`);
    expect(mix(['plan', file]).status).toBe(0);
  });

  it('ends with 1 and no plan when something stops it', () => {
    const { run, result } = planOf({ ...goldenG12, sprayAreaHa: 0 });
    expect(run.status).toBe(1);
    expect(result).toMatchObject({ plan: null, problems: [{ code: 'belowMinimum' }] });
    const sheet = mix(['plan', '--table'], JSON.stringify({ ...goldenG12, area: 5 }));
    expect(sheet.status).toBe(1);
    expect(sheet.stdout).toContain('1 stop, no plan');
    expect(sheet.stdout).toContain('Did you mean “sprayAreaHa”?');
  });

  it('ends with 2 and a reason when it does not understand', () => {
    const run = mix(['plan'], '{"sprayAreaHa": 20,}');
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^The input is not JSON: .*\nTry: mix --help\n$/);
  });
});
