import type { Paddock } from '@mix/documents';
import { measureRing } from '@mix/ground';
import { Fact } from '../ui/layout/Fact.tsx';
import { classNames } from '../ui/classNames.ts';
import { roundedHa } from './paddock/paddockGround.ts';
import { drawWords } from '../i18n/made/en/farm/drawWords.ts';
import { groundWords as words } from '../i18n/made/en/farm/groundWords.ts';
import { outlinedDecimals } from '../i18n/figures/outlinedText.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { AreaHero } from './AreaHero.tsx';
import type { PaddockArea, PaddockCrossing } from './paddockArea.ts';
import styles from './ground.module.css';

const M2_PER_HA = 10_000;

interface OutlinedProps {
  readonly paddock: Paddock;
  /** Null: the area could not be worked out. */
  readonly area: PaddockArea | null;
}

interface AreaToSprayProps extends OutlinedProps {
  /** Shown below the area. */
  readonly note?: string | undefined;
}

/** The area to spray; or why the outline has none. */
export function AreaToSpray({ paddock, area, note }: AreaToSprayProps) {
  if (paddock.outline === null || paddock.outline.length < 3) return null;
  if (area === null) return <p role="alert">{words.noArea}</p>;
  if (area.crossing !== null) return <p role="alert">{crossingText(area.crossing)}</p>;
  if (area.netHa === 0) return <p role="alert">{drawWords.nothingToSpray}</p>;
  return <AreaHero name={words.areaToSpray} areaHa={area.netHa} note={note} />;
}

/** What the area to spray is made of: the outline, and what each part takes away. */
export function AreaRows({ paddock, area }: OutlinedProps) {
  const { outline, leftOut = [], buffers = [], outlineOrigin } = paddock;
  if (outline === null || area === null || area.crossing !== null) return null;
  const { net } = area;
  const names = [
    ...leftOut.map(({ name }) => name ?? words.part),
    ...buffers.map(({ name, widthM }) => name ?? words.bufferOf(quantityText(widthM, 'm', 0))),
  ];
  const worst = outlineOrigin?.accuracyM ?? null;
  const { lengthM } = measureRing(outline);
  // A part has the decimals of its outline, and more only where the area would show as 0.
  const decimals = outlinedDecimals(roundedHa(net.outlineM2));
  const areaText = (areaM2: number): string => {
    const areaHa = areaM2 / M2_PER_HA;
    return quantityText(areaHa, 'ha', areaHa < 0.01 ? outlinedDecimals(areaHa) : decimals);
  };
  return (
    <dl className={classNames('border-top', styles.rows)}>
      <Fact
        term={
          <>
            {words.outline}
            <br />
            <span className="quiet">
              {words.roundIt(quantityText(lengthM, 'm', 0), outline.length)}
              {worst !== null && `, ${words.worst(quantityText(worst, 'm', 0))}`}
            </span>
          </>
        }
        valueClass="strong text-end"
      >
        {areaText(net.outlineM2)}
      </Fact>
      {names.map((name, index) => (
        // Two parts may have the same name, so the key is their order.
        <Fact key={index} term={name} valueClass="strong text-end">
          − {areaText(net.partsM2[index] ?? 0)}
        </Fact>
      ))}
    </dl>
  );
}

function crossingText({ firstSide, secondSide, isOfPart }: PaddockCrossing): string {
  return isOfPart ? words.partCrosses : words.crosses(firstSide + 1, secondSide + 1);
}
