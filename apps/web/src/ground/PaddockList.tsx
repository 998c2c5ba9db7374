import type { Paddock } from '@mix/documents';
import { Link } from 'wouter';
import { classNames } from '../ui/classNames.ts';
import { Figure } from '../ui/figures/Reading.tsx';
import { WarningIcon } from '../ui/icons/WarningIcon.tsx';
import type { KeptDocument } from '../sync/DocumentCollection.ts';
import { leftOutOf } from './paddock/paddockGround.ts';
import { groundPaths } from '../device/navigation/groundPaths.ts';
import { groundWords as words } from '../i18n/made/en/farm/groundWords.ts';
import { dayText } from '../i18n/figures/dateText.ts';
import { outlinedText } from '../i18n/figures/outlinedText.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { shownFigure } from '../i18n/figures/shownFigure.ts';
import { paddockArea, usesOutline } from './paddockArea.ts';
import styles from './ground.module.css';

interface PaddockListProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  /** The paddock that is open beside the list. */
  readonly openId?: string;
}

/** The paddocks in use, by name. */
export const paddocksInUse = (
  kept: readonly KeptDocument<Paddock>[],
): readonly KeptDocument<Paddock>[] =>
  kept
    .filter(({ value }) => !value.retired)
    .toSorted((a, b) => a.value.name.localeCompare(b.value.name));

/** Every paddock with its area, under the sum of them. */
export function PaddockList({ kept, openId }: PaddockListProps) {
  const all = paddocksInUse(kept);
  return (
    <>
      <p className="quiet">
        <TotalArea kept={kept} />
      </p>
      <ul className={classNames('border-top', styles.rows)}>
        {all.map(({ id, value }) => (
          <li key={id}>
            <Link
              href={groundPaths.of(id)}
              className={styles.row}
              aria-current={id === openId ? 'true' : undefined}
            >
              <span>
                {value.name}
                <small>{stateText(value)}</small>
                <OtherArea paddock={value} />
              </span>
              {value.areaHa !== null && <Figure {...shownFigure(value.areaHa, 'ha')} />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sum of the areas; where one is missing it is only a lower bound. */
export function TotalArea({ kept }: Pick<PaddockListProps, 'kept'>) {
  const all = paddocksInUse(kept);
  const areasHa = all.flatMap(({ value }) => value.areaHa ?? []);
  const totalHa = areasHa.reduce((sum, ha) => sum + ha, 0);
  const total = quantityText(totalHa, 'ha', 1);
  if (totalHa === 0) return null;
  return <span>{words.toSpray(areasHa.length < all.length ? `≥ ${total}` : total)}</span>;
}

/** "walked 2 Oct, 2 parts left out". */
function stateText(paddock: Paddock): string {
  const { outline, outlineOrigin } = paddock;
  if (outline === null) return words.noOutline;
  const { length } = leftOutOf(paddock);
  return [
    outlineOrigin === undefined
      ? words.outline
      : `${words.how[outlineOrigin.how]} ${dayText(outlineOrigin.on)}`,
    ...(length === 0 ? [] : [words.leftOutCount(length)]),
  ].join(', ');
}

/**
 * Warns where the outline's area differs from the one that plans use, and nobody has taken it yet.
 */
export function OtherArea({ paddock }: { readonly paddock: Paddock }) {
  const area = paddockArea(paddock);
  const { areaHa } = paddock;
  if (area === null || area.crossing !== null) return null;
  if (areaHa === null || usesOutline(paddock, area)) return null;
  return (
    <small className={styles.offer}>
      <WarningIcon size={20} /> {words.offer(outlinedText(area.netHa), quantityText(areaHa, 'ha'))}
    </small>
  );
}
