import { isLocalDay } from '@mix/documents';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { ExpansionPanel } from '../../../../components/panels/ExpansionPanel.tsx';
import { Section } from '../../../../components/panels/Section.tsx';
import { useStore } from 'zustand';
import { savedMixes } from '../../../../documents/savedMixes.ts';
import { nextJobsChoice } from '../../../../job/next/nextJobsChoice.ts';
import type { NextJobs } from '../../../../job/next/useNextJobs.ts';
import { orderWords } from '../../../../words/made/en/farm/orderWords.ts';
import { dayText } from '../../../../words/figures/dateText.ts';
import { numberText } from '../../../../words/figures/numberText.ts';
import shedStyles from '../shed.module.css';
import styles from './order.module.css';
import { soFar } from '../../../../documents/arrival/Collected.ts';

/** What is counted among the next jobs, and up to which day. */
export function CountedJobs({ next }: { readonly next: NextJobs }) {
  const { jobs, until, withoutPlan } = next;
  const withoutArea = jobs.reduce((sum, job) => sum + job.withoutArea, 0);
  return (
    <Section name={orderWords.nextJobs} note={numberText(jobs.length, 0)}>
      <ul className={shedStyles.list}>
        {jobs.map(({ kind, id, name, day }) => (
          <li key={`${kind} ${id}`} className={styles.job}>
            <span>{name}</span>
            <span className={shedStyles.quiet}>
              {day === null ? orderWords.kinds[kind] : `${orderWords.kinds[kind]}, ${dayText(day)}`}
            </span>
          </li>
        ))}
      </ul>
      {jobs.length === 0 && <p className={shedStyles.quiet}>{orderWords.noJobs}</p>}
      {withoutArea > 0 && (
        <p className={shedStyles.quiet}>{orderWords.withoutArea(numberText(withoutArea, 0))}</p>
      )}
      {withoutPlan.length > 0 && (
        <p className={shedStyles.quiet}>{orderWords.withoutPlan(withoutPlan.join(', '))}</p>
      )}
      <div className={styles.until}>
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

/** Saved mixes that are to be made too: nothing says that one is, but who orders. */
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
        <label key={id} className={styles.tick}>
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
