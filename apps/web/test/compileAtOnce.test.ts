import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileAtOnce } from '../build/compileAtOnce.ts';

it('writes the line before all else, and finds each place in the source as before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compile-at-once-'));
  const script = join(folder, 'plan.js');
  const map = join(folder, 'plan.js.map');
  await writeFile(script, 'const list=[];\nplan();');
  const written = { version: 3, file: 'plan.js', sources: ['plan.ts'], mappings: ';AAEA' };
  await writeFile(map, JSON.stringify(written));

  await compileAtOnce(script, map);

  const lines = (await readFile(script, 'utf8')).split('\n');
  expect(lines).toEqual(['//# allFunctionsCalledOnLoad', 'const list=[];', 'plan();']);
  const moved = new SourceMap(JSON.parse(await readFile(map, 'utf8')) as SourceMapPayload);
  expect(moved.findEntry(2, 0)).toMatchObject({ originalSource: 'plan.ts', originalLine: 2 });
  await rm(folder, { recursive: true });
});
