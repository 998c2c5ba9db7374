import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Figure } from '../../ui/figures/Reading.tsx';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { shownTankVolume, tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { jobStore } from '../job/jobStore.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { DriveLink } from '../drive/DriveLink.tsx';
import type { Fill } from '../fillOf.ts';
import { groundText } from '../groundText.ts';
import { classNames } from '../../ui/classNames.ts';
import stepStyles from './step.module.css';
import fillStyles from '../fill.module.css';

/** A load is in the tank: what is in it, and what comes next. */
export function FullTank({ fill }: { readonly fill: Fill }) {
  const { job, load, loadsBefore, isFull, nameOf, stage } = fill;
  const { loadL, areaHa, carrierL, products, number } = load.load;
  const area = groundText(areaHa, job);
  const open = stage.loads.find(({ endedAtMs }) => endedAtMs === null)?.number;
  const next = open ?? nextNumber(fill);
  return (
    <>
      <div className={stepStyles.body}>
        <h1 className={stepStyles.verb}>{fillWords.full(loadsBefore + number)}</h1>
        <p className={stepStyles.hero}>
          <Figure {...shownTankVolume(loadL)} size="large" />
        </p>
        <p className={fillStyles.line}>
          {isFull ? fillWords.lastSpray(area) : fillWords.sprayOut(area)}
        </p>
        <DriveLink />
        <ul className={fillStyles.list}>
          <li className={classNames('bare-row spread-center', fillStyles.row)}>
            <b>{fillWords.water}</b>
            <span>{tankVolumeText(carrierL)}</span>
          </li>
          {products.map(({ productId, measured, amount }) => (
            <li key={productId} className={classNames('bare-row spread-center', fillStyles.row)}>
              <b>{nameOf(productId)}</b>
              <span>{measureText(measured ?? amount)}</span>
            </li>
          ))}
        </ul>
      </div>
      <footer className={stepStyles.foot}>
        {isFull ? (
          <Link
            href={jobPaths.record}
            className={classNames(buttonClass('primary'), stepStyles.main)}
          >
            {fillWords.record}
          </Link>
        ) : (
          <Button
            look="primary"
            className={stepStyles.main}
            onClick={() => jobStore.act({ type: 'toLoad', number: next })}
          >
            {fillWords.begin(loadsBefore + next)}
          </Button>
        )}
        <Button onClick={() => jobStore.act({ type: 'back' })}>{fillWords.back}</Button>
      </footer>
    </>
  );
}

function nextNumber({ stage }: Fill): number {
  const full = new Set(stage.loads.map(({ number }) => number));
  let number = 1;
  while (full.has(number) && number < stage.plan.loadCount) number += 1;
  return number;
}
