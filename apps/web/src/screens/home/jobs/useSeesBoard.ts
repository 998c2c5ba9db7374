import { useMay } from '../../../documents/place/useMay.ts';

/**
 * Whether the work of the others comes before one's own: for whoever hands jobs over, and for whoever
 * fills none. Whoever fills sees their own first.
 */
export function useSeesBoard(): boolean {
  const handsOver = useMay('handOver');
  const fills = useMay('fill');
  return handsOver || !fills;
}
