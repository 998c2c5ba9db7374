/** How often a page whose field has the focus is looked at again. */
const LOOK_EVERY_MS = 1000;

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Waits until nobody types on the page and it has nothing to do.
 * @param untilIdle resolves when the page has nothing to do
 */
export async function untilUnused(untilIdle: () => Promise<void>): Promise<void> {
  await untilIdle();
  // Not every browser tells that the field with the focus was removed: so it is looked for.
  while (document.activeElement?.matches(FIELDS) === true) {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    await untilIdle();
  }
}
