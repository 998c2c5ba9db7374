import type { Paddock } from '@mix/documents';
import { writeGround, type GroundFormat } from '@mix/ground';
import type { PaddockArea } from '../paddockArea.ts';

/** The outline of a paddock as a file for another program. */
export function outlineFile(
  { name, outline, leftOut = [] }: Paddock,
  area: PaddockArea,
  format: GroundFormat,
  productName: string,
): { readonly name: string; readonly content: Blob } {
  const sent = {
    name,
    ring: outline ?? [],
    leftOut: leftOut.map((part) => part.outline),
    areaM2: area.net.netM2,
  };
  const { bytes, ending, type } = writeGround([sent], format, productName);
  // Names of files know fewer characters than names of paddocks.
  const plain = name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim();
  return {
    name: `${plain === '' ? 'paddock' : plain}.${ending}`,
    content: new Blob([bytes as Uint8Array<ArrayBuffer>], { type }),
  };
}
