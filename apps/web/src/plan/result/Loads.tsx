import type { Catalogue, MixPlan } from '@mix/engine';
import { loadColumns, type LoadColumn } from '@mix/engine/loadColumns';
import { loadExtent } from '@mix/messages/loadExtent';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { loadsText } from '../planning/loadsHeadline.ts';
import { JobTable } from './JobTable.tsx';
import { LoadTable } from './LoadTable.tsx';
import styles from './Loads.module.css';

interface LoadsProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly nameOf: NameOf;
  /** Stands above the amounts: what warns of them. */
  readonly children: ReactNode;
}

/** What goes in, in the order in which it goes in: one kind of load at a time, or the whole job. */
export function Loads({ plan, catalogue, nameOf, children }: LoadsProps) {
  const columns = loadColumns(plan.loads);
  const [chosen, setChosen] = useState(0);
  const [only] = columns;
  const isOne = plan.loadCount === 1;
  const column = isOne ? only : columns[chosen];
  const staysL = plan.jobVolumeL - plan.sprayVolumeL;
  const tabs = [
    ...columns.map((one) => ({
      name: nameOfLoads(one, columns.length),
      holds: `${tankVolumeText(one.load.loadL)}, ${areasText(one)}`,
    })),
    { name: resultWords.all, holds: quantityText(plan.sprayAreaHa, 'ha') },
  ];
  return (
    <>
      {isOne ? (
        <p className={styles.only}>{loadsText(plan)}</p>
      ) : (
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{resultWords.loads}</legend>
          {tabs.map(({ name, holds }, place) => (
            <button
              key={name}
              type="button"
              className={styles.tab}
              aria-pressed={place === Math.min(chosen, columns.length)}
              onClick={() => setChosen(place)}
            >
              {name} <span className={classNames('quiet', styles.holds)}>{holds}</span>
            </button>
          ))}
        </fieldset>
      )}
      {children}
      {column === undefined ? (
        <JobTable plan={plan} catalogue={catalogue} nameOf={nameOf} />
      ) : (
        <LoadTable plan={plan} load={column.load} catalogue={catalogue} nameOf={nameOf} />
      )}
      {staysL > 0 && (isOne || column === undefined) && (
        <p className="padding-top-1 quiet">
          {resultWords.staysInMachine(quantityText(staysL, 'L'))}
        </p>
      )}
    </>
  );
}

function nameOfLoads({ from, to }: LoadColumn, columnCount: number): string {
  if (columnCount === 1) return resultWords.eachLoad;
  return from === to
    ? resultWords.oneLoad(from)
    : resultWords.someLoads(loadExtent(from, to), from, to);
}

/** Loads that are filled alike may cover different ground, where mix stays in the machine. */
const areasText = ({ entries }: LoadColumn): string =>
  [...new Set(entries.map(({ areaHa }) => quantityText(areaHa, 'ha')))].join(', ');
