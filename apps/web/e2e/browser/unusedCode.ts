import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

const web = resolve(import.meta.dirname, '../..');

/** React takes more than half of the fetched code, and a screen cannot choose parts of it. */
const drawing = /node_modules\/(?:react|react-dom|scheduler)\//;

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

interface UnusedCode {
  /** Bytes of unused code in all scripts except React, not compressed. */
  readonly bytes: number;
  /** The sources with most of it, for whoever has to bring it down: `1234 plan packages/...`. */
  readonly largest: readonly string[];
}

/** Ranges of code that never ran; a range inside another one is left out. */
function unusedRanges(functions: readonly { readonly ranges: readonly Range[] }[]): Range[] {
  const idle = functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ count }) => count === 0)
    .toSorted((a, b) =>
      a.startOffset === b.startOffset ? b.endOffset - a.endOffset : a.startOffset - b.startOffset,
    );
  let end = 0;
  return idle.filter(({ startOffset, endOffset }) => {
    if (startOffset < end) return false;
    end = endOffset;
    return true;
  });
}

/** Names the source of a position in a script; the bundler's own lines have none. */
async function sourceFinder(file: string): Promise<(offset: number) => string> {
  const code = await readFile(`${web}/dist/assets/${file}`, 'utf8');
  const text = await readFile(`${web}/maps/${file}.map`, 'utf8').catch(() => null);
  if (text === null) return () => file;
  const map = new SourceMap(JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0]);
  const lineStarts = [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    const entry: { readonly originalSource?: string | undefined } = map.findEntry(
      line,
      offset - (lineStarts[line] ?? 0),
    );
    return entry.originalSource?.replace(/^(?:\.\.\/)+/, '') ?? file;
  };
}

/**
 * From now on notes the code that runs on a page, until the page comes to a `debugger` statement
 * and stops there: so the numbers depend on no clock.
 * @returns the code of the loaded scripts that had not run by then; the page then goes on
 */
export async function watchCode(page: Page): Promise<() => Promise<UnusedCode>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Debugger.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const isThere = new Promise((done) => {
    session.once('Debugger.paused', done);
  });
  return async () => {
    await isThere;
    const { result } = await session.send('Profiler.takePreciseCoverage');
    await session.detach();
    const bytesOf = new Map<string, number>();
    for (const { url, functions } of result) {
      const [, file] = /\/assets\/([\w.-]+\.js)$/.exec(url) ?? [];
      if (file === undefined) continue;
      const sourceAt = await sourceFinder(file);
      for (const { startOffset, endOffset } of unusedRanges(functions)) {
        const source = sourceAt(startOffset);
        if (drawing.test(source)) continue;
        const name = `${file.split('-')[0] ?? file} ${source}`;
        bytesOf.set(name, (bytesOf.get(name) ?? 0) + endOffset - startOffset);
      }
    }
    return {
      bytes: [...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0),
      largest: [...bytesOf]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 25)
        .map(([name, bytes]) => `${bytes} ${name}`),
    };
  };
}
