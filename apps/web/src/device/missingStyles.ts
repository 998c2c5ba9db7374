/** The links of style sheets that were asked for and did not come. */
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
 * Asks again for the style sheets that did not come. Before a part of the app is tried again: what
 * loads the parts takes a sheet it once asked for as there, and would draw the part without it.
 * @throws Error for a sheet that does not come this time either.
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
          // In its place, so that what was to overrule it still does.
          link.replaceWith(again);
        }),
    ),
  );
}
