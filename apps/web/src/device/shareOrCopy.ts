export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'refused';

/** Whether the device has a share panel of its own for texts. */
export const hasSharePanel = (): boolean => typeof navigator.share === 'function';

/** Hands a text to the device's share panel, or copies it where there is none. Needs a tap. */
export async function shareOrCopy(title: string, text: string): Promise<ShareOutcome> {
  if (hasSharePanel()) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      // The panel was closed without a choice: nothing is copied instead.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return copy(text);
}

/** Copies; `refused` where the browser does not let the page write to the clipboard. */
export async function copy(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
