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

/** One kind of load, or the whole job, with what goes into it. */
export interface LoadPart {
  readonly name: string;
  /** Litres and ground. */
  readonly holds: string;
  readonly table: ReactNode;
}

interface PartsOf {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly nameOf: NameOf;
}

/** Each kind of load, and the whole job where there is more than one load. */
export function loadParts(given: PartsOf): readonly LoadPart[] {
  const { loads, loadCount, sprayAreaHa } = given.plan;
  const columns = loadColumns(loads);
  const parts = columns.map((column) => ({
    name: nameOfLoads(column, columns.length),
    holds: `${tankVolumeText(column.load.loadL)}, ${areasText(column)}`,
    table: <LoadTable {...given} load={column.load} />,
  }));
  const all = {
    name: resultWords.all,
    holds: quantityText(sprayAreaHa, 'ha'),
    table: <JobTable {...given} />,
  };
  return loadCount === 1 ? parts : [...parts, all];
}

interface LoadsProps {
  readonly plan: MixPlan;
  readonly parts: readonly LoadPart[];
  /** Stands above the amounts: what warns of them. */
  readonly children: ReactNode;
}

/** What goes in, in the order in which it goes in: one kind of load at a time, or the whole job. */
export function Loads({ plan, parts, children }: LoadsProps) {
  const [picked, setPicked] = useState(0);
  // A plan that became another may have fewer parts.
  const chosen = parts[picked] ?? parts[0];
  return (
    <>
      {parts.length === 1 ? (
        <p className={styles.only}>{loadsText(plan)}</p>
      ) : (
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{resultWords.loads}</legend>
          {parts.map((part, place) => (
            <button
              key={part.name}
              type="button"
              className={styles.tab}
              aria-pressed={part === chosen}
              onClick={() => setPicked(place)}
            >
              {part.name} <span className={classNames('quiet', styles.holds)}>{part.holds}</span>
            </button>
          ))}
        </fieldset>
      )}
      {children}
      <div className={styles.chosen}>{chosen?.table}</div>
    </>
  );
}

function nameOfLoads({ from, to }: LoadColumn, columnCount: number): string {
  if (from === to) return resultWords.oneLoad(from);
  return columnCount === 1
    ? resultWords.eachLoad
    : resultWords.someLoads(loadExtent(from, to), from, to);
}

/** Loads that are filled alike may cover different ground, where mix stays in the machine. */
const areasText = ({ entries }: LoadColumn): string =>
  [...new Set(entries.map(({ areaHa }) => quantityText(areaHa, 'ha')))].join(', ');
