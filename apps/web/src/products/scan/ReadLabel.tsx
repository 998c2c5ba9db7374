import type { Product } from '@mix/engine';
import { useState } from 'react';
import { ChooseFile } from '../../ui/ChooseFile.tsx';
import { scanWords } from '../../i18n/made/en/farm/scanWords.ts';
import { useTradeNames } from '../search/useTradeNames.ts';
import { labelReader, searchOfLabel } from './labelReader.ts';

interface ReadLabelProps {
  readonly products: readonly Product[];
  /** Takes the text of the label that finds a product, to search for it. */
  readonly onSearch: (text: string) => void;
}

/**
 * Takes a picture of a label instead of a typed name: only where phone and browser read text
 * themselves.
 */
export function ReadLabel({ products, onSearch }: ReadLabelProps) {
  const [reader] = useState(() => labelReader());
  const names = useTradeNames();
  const [told, setTold] = useState<string | null>(null);
  if (reader === null) return null;
  const read = async (picture: Blob) => {
    setTold(null);
    try {
      const text = searchOfLabel(await reader(picture), products, names);
      if (text === null) setTold(scanWords.labelUnknown);
      else onSearch(text);
    } catch {
      setTold(scanWords.labelUnread);
    }
  };
  return (
    <>
      <ChooseFile
        accept="image/*"
        label={scanWords.readLabel}
        onChosen={(picture) => {
          void read(picture);
        }}
      />
      <p role="status">{told}</p>
    </>
  );
}
