import { createHash } from 'node:crypto';

/** One character for each byte, so that fonts and pictures stay whole. */
export const BYTES = 'latin1';

const integrityOf = (body: string): string =>
  `sha256-${createHash('sha256').update(body, BYTES).digest('base64')}`;

/**
 * The next version: every file under /assets/ has another name, as after a change to all of them.
 * @param first the answer of each address; bodies in `BYTES`
 */
export function secondVersion<Answer extends { readonly body: string }>(
  first: ReadonlyMap<string, Answer>,
): ReadonlyMap<string, Answer> {
  const renamed = (text: string) =>
    text.replace(/([A-Za-z][\w.]*-[\w-]{8})\.(js|json)\b/g, '$1.second.$2');
  const files = [...first].map(([path, answer]) => {
    const body = renamed(answer.body);
    return [renamed(path), { ...answer, body }, [answer.body, body]] as const;
  });
  const second = new Map(files.map(([path, answer]) => [path, answer]));
  const worker = second.get('/sw.js');
  if (worker === undefined) throw new Error('the site has no service worker');
  const body = files.reduce(
    (script, [, , [before, after]]) => script.replace(integrityOf(before), integrityOf(after)),
    worker.body.replace(/(revision:[`"'][\w-]{8})\./g, '$1-second.'),
  );
  return second.set('/sw.js', { ...worker, body });
}
