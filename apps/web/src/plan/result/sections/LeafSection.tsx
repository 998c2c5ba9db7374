import type { LeafBurnResult } from '@mix/engine';
import { ResultSection } from './ResultSection.tsx';
import { leafWords as words } from '../../../i18n/made/en/result/leafWords.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import type { NameOf } from '../../../i18n/products/productNames.ts';

const percent = (share: number, decimals = 1): string => quantityText(share * 100, '%', decimals);

interface LeafSectionProps {
  readonly leafBurn: LeafBurnResult;
  readonly nameOf: NameOf;
}

/** How strong the liquid is on the leaf it falls on, and how much of it meets leaf. */
export function LeafSection({ leafBurn, nameOf }: LeafSectionProps) {
  const { crop, nitrogenFraction, saltFraction, saltIndexUnknownFor } = leafBurn;
  const { cautionFraction, strongFraction } = leafBurn;
  return (
    <ResultSection name={words.name} note={words.nitrogen(percent(nitrogenFraction))}>
      <p className="padding-top-1 quiet">
        {crop === null
          ? words.noCrop
          : words.limits(percent(cautionFraction), percent(strongFraction))}{' '}
        {words.moist}
      </p>
      <MeetsLeaf leafBurn={leafBurn} />
      {saltFraction > 0 && (
        <p className="padding-top-1 quiet">{words.salt(percent(saltFraction))}</p>
      )}
      {saltIndexUnknownFor.length > 0 && (
        <p className="padding-top-1 quiet">
          {words.saltUnknown(saltIndexUnknownFor.map(nameOf).join(', '))}
        </p>
      )}
    </ResultSection>
  );
}

/** The share of the spray that meets leaf, and its nitrogen; without a crop the section says so. */
function MeetsLeaf({ leafBurn }: Pick<LeafSectionProps, 'leafBurn'>) {
  const { crop, interceptedFraction, nitrogenFraction, nitrogenOnLeafKgPerHa } = leafBurn;
  if (crop === null) return null;
  if (interceptedFraction === null)
    return <p className="padding-top-1 quiet">{words.meetsNotKnown}</p>;
  return (
    <p className="padding-top-1 quiet">
      {words.meets(crop, percent(interceptedFraction, 0))}
      {nitrogenOnLeafKgPerHa !== null && nitrogenFraction > 0 && (
        <> {words.onLeaf(quantityText(nitrogenOnLeafKgPerHa, 'kg/ha', 1))}</>
      )}
    </p>
  );
}
