/** The links of style sheets that did not load. */
const missing = new Set<HTMLLinkElement>();

/** Notes from now on which style sheets do not come. */
export function watchStyleSheets(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    { capture: true },
  );
}

/**
 * Asks again for the style sheets that did not load. Needed before lazy code is fetched again: the
 * loader takes a sheet that it once asked for as loaded, and would draw the component without it.
 * @throws Error for a sheet that does not load this time either.
 */
export async function fetchMissingStyles(): Promise<void> {
  await Promise.all(
    [...missing].map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = document.createElement('link');
          for (const { name, value } of link.attributes) again.setAttribute(name, value);
          again.addEventListener('load', () => {
            resolve();
          });
          again.addEventListener('error', () => {
            reject(new Error(`the style sheet ${link.href} did not come`));
          });
          missing.delete(link);
          // In the old link's place, so that the sheets that overrule it still do.
          link.replaceWith(again);
        }),
    ),
  );
}
