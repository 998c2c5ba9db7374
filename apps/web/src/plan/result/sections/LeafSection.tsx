import type { LeafBurnResult } from '@mix/engine';
import { Section } from '../../../ui/panels/Section.tsx';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { resultWords } from '../../../i18n/made/en/result/resultWords.ts';
import type { NameOf } from '../../../i18n/products/productNames.ts';

const percent = (share: number): string => quantityText(share * 100, '%', 1);

interface LeafSectionProps {
  readonly leafBurn: LeafBurnResult;
  readonly nameOf: NameOf;
}

/** How strong the liquid is on the leaf it falls on. */
export function LeafSection({ leafBurn, nameOf }: LeafSectionProps) {
  const { crop, nitrogenFraction, saltFraction, saltIndexUnknownFor } = leafBurn;
  const { cautionFraction, strongFraction } = leafBurn;
  return (
    <Section name={resultWords.leaf} note={resultWords.leafNitrogen(percent(nitrogenFraction))}>
      <p className="padding-top-1 quiet">
        {crop === null
          ? resultWords.leafNoCrop
          : resultWords.leafLimits(percent(cautionFraction), percent(strongFraction))}{' '}
        {resultWords.leafMoist}
      </p>
      {saltFraction > 0 && (
        <p className="padding-top-1 quiet">{resultWords.leafSalt(percent(saltFraction))}</p>
      )}
      {saltIndexUnknownFor.length > 0 && (
        <p className="padding-top-1 quiet">
          {resultWords.leafSaltUnknown(saltIndexUnknownFor.map(nameOf).join(', '))}
        </p>
      )}
    </Section>
  );
}
