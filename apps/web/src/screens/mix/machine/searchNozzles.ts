import type { Nozzle } from '@mix/engine';

/** Tips whose maker, series, model, type, size or colour holds every word; all when none is typed. */
export function searchNozzles(
  nozzles: readonly Nozzle[],
  colourOf: (nozzle: Nozzle) => string | null,
  text: string,
): readonly Nozzle[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return nozzles.filter((nozzle) => {
    const { maker, series, model, type, isoSize } = nozzle;
    const all = [maker, series, model, type, isoSize, colourOf(nozzle)].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
