import { isLocalDay } from '@mix/documents';
import { classNames } from '../../ui/classNames.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { useStore } from 'zustand';
import { savedMixes } from '../../sync/savedMixes.ts';
import { nextJobsChoice } from '../needs/nextJobsChoice.ts';
import type { NextJobs } from '../needs/useNextJobs.ts';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import shedStyles from '../ledger/shed.module.css';
import styles from './order.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/** The jobs that are counted among the next ones, and up to which day. */
export function CountedJobs({ next }: { readonly next: NextJobs }) {
  const { jobs, until, withoutPlan } = next;
  const withoutArea = jobs.reduce((sum, job) => sum + job.withoutArea, 0);
  return (
    <Section name={orderWords.nextJobs} note={numberText(jobs.length, 0)}>
      <ul className={shedStyles.list}>
        {jobs.map(({ kind, id, name, day }) => (
          <li key={`${kind} ${id}`} className={styles.job}>
            <span>{name}</span>
            <span className="quiet">
              {day === null ? orderWords.kinds[kind] : `${orderWords.kinds[kind]}, ${dayText(day)}`}
            </span>
          </li>
        ))}
      </ul>
      {jobs.length === 0 && <p className="quiet">{orderWords.noJobs}</p>}
      {withoutArea > 0 && (
        <p className="quiet">{orderWords.withoutArea(numberText(withoutArea, 0))}</p>
      )}
      {withoutPlan.length > 0 && (
        <p className="quiet">{orderWords.withoutPlan(withoutPlan.join(', '))}</p>
      )}
      <div className="padding-top-2">
        <TextField
          type="date"
          label={orderWords.until}
          value={until}
          onText={(day) => {
            if (!isLocalDay(day)) return;
            nextJobsChoice.setState(({ value }) => ({ value: { ...value, until: day } }));
          }}
        />
      </div>
      <SavedMixTicks />
    </Section>
  );
}

/**
 * Ticks for saved mixes that are to be made too: only the person who orders knows which ones are.
 */
function SavedMixTicks() {
  const all = soFar(savedMixes.useAll());
  const chosen = useStore(nextJobsChoice, ({ value }) => value.mixIds);
  if (all.length === 0) return null;
  const tick = (id: string, ticked: boolean) => {
    nextJobsChoice.setState(({ value }) => ({
      value: {
        ...value,
        mixIds: [...value.mixIds.filter((one) => one !== id), ...(ticked ? [id] : [])],
      },
    }));
  };
  return (
    <ExpansionPanel
      summary={orderWords.savedMixes}
      note={numberText(all.filter(({ id }) => chosen.includes(id)).length, 0)}
    >
      {all.map(({ id, value }) => (
        <label key={id} className={classNames('row-2-center', styles.tick)}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) => tick(id, event.currentTarget.checked)}
          />
          <span>{value.name}</span>
        </label>
      ))}
    </ExpansionPanel>
  );
}
