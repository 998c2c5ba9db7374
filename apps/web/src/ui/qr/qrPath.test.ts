import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { QUIET_MODULES, qrPath, type QrPath } from './qrPath.ts';

const linkOf = (length: number): string => {
  const start = 'https://mix.example/result#job=1.';
  // Like packed content: every letter and figure, none of them often.
  const letters = 'AbC1dEf2GhI3jKl4MnO5pQr6StU7vWx8YzA9';
  return start + letters.repeat(100).slice(0, length - start.length);
};

/** The path as a picture: `scale` dots a module, black on white. */
function picture({ size, path }: QrPath, scale: number): Buffer {
  const side = size * scale;
  const dots = Buffer.alloc(side * side, 255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const from = (Number(y) * scale + row) * side + Number(x) * scale;
      dots.fill(0, from, from + scale);
    }
  }
  return Buffer.concat([Buffer.from(`P5 ${side} ${side} 255\n`), dots]);
}

const hasScanner = (): boolean => {
  try {
    execFileSync('zbarimg', ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
};

it('keeps its quiet edge inside the picture', () => {
  const code = qrPath(linkOf(300));
  const places = [...(code?.path ?? '').matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(Math.min(...places)).toBe(QUIET_MODULES);
  expect(Math.max(...places)).toBe((code?.size ?? 0) - QUIET_MODULES - 1);
});

it('draws none that is too fine for a phone', () => {
  expect(qrPath(linkOf(1250))?.size).toBe(117 + 2 * QUIET_MODULES);
  expect(qrPath(linkOf(1300))).toBeNull();
});

it.skipIf(!hasScanner()).each([300, 700, 1250])(
  'is read back by a scanner at 2 dots a module: %i characters (needs zbarimg)',
  (length) => {
    const text = linkOf(length);
    const code = qrPath(text);
    if (code === null) throw new Error('there is no code');
    const directory = mkdtempSync(join(tmpdir(), 'mix-code-'));
    const file = join(directory, 'code.pgm');
    writeFileSync(file, picture(code, 2));
    const read = execFileSync('zbarimg', ['-q', '--raw', file], { stdio: 'pipe' });
    rmSync(directory, { recursive: true });
    expect(read.toString().trim()).toBe(text);
  },
);
