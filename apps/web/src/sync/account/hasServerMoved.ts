/** How long to wait for an answer: a slower network is for sync itself to deal with. */
const PATIENCE_MS = 3000;

/**
 * Whether the address of this page leads to another project by now: its server has moved, and what is
 * sent to the old place would stay there. A network that is not there, a hotspot's sign-in or a fault
 * say nothing about it.
 * @param projectId of this page, which the device may have kept for weeks
 */
export async function hasServerMoved(
  projectId: string,
  ask: typeof globalThis.fetch,
): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await ask('/config.json', { cache: 'no-store', signal });
    const config = (await answer.json()) as { readonly projectId?: unknown } | null;
    const served = answer.ok ? config?.projectId : undefined;
    return typeof served === 'string' && served !== projectId;
  } catch {
    return false;
  }
}
