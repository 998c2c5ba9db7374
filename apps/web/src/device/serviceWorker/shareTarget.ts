/** Where the phone sends what is shared with the installed app; named in its manifest. */
export const sharedTo = '/share';

const CACHE = 'mix-shared';
const FILE = '/share/file';
const NAME = 'X-Name';

/** A job or a result in a link, or in the message around the link. */
const CARRIED = /#?((?:job|done)(?:=|%3D)\S+)/i;

/**
 * Answers a share with the screen that reads it: a file waits for the screen of product files, a
 * text goes behind the `#`, where no server sees it. That screen also says when a text carries no
 * job.
 */
export async function answerShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get('file');
  if (file instanceof File && file.size > 0) {
    const cache = await caches.open(CACHE);
    await cache.put(
      FILE,
      new Response(file, { headers: { [NAME]: encodeURIComponent(file.name) } }),
    );
    return Response.redirect('/products?files', 303);
  }
  const text = [...form.values()].filter((value) => typeof value === 'string').join(' ');
  return Response.redirect(`/result#${CARRIED.exec(text)?.[1] ?? 'job='}`, 303);
}

/** The file that was shared, once; null where none waits. */
export async function takeSharedFile(): Promise<File | null> {
  // A page served without TLS has no cache storage.
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null;
  const answer = await (await caches.open(CACHE)).match(FILE);
  await caches.delete(CACHE);
  if (answer === undefined) return null;
  const name = decodeURIComponent(answer.headers.get(NAME) ?? '');
  return new File([await answer.blob()], name);
}
