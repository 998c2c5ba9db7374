import { useState } from 'react';
import { useLocation } from 'wouter';
import { classNames } from '../ui/classNames.ts';
import { MINUTE_MS, useNow } from '../device/clock/useNow.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/panels/Section.tsx';
import { Sheet } from '../ui/panels/Sheet.tsx';
import { fillWords } from '../i18n/made/en/fill/fillWords.ts';
import { jarWords } from '../i18n/made/en/jar/jarWords.ts';
import { changeFillSettings, useFillSettings } from './fillSettings.ts';
import { jobStore } from './job/jobStore.ts';
import { loadAfter, plannedLoad } from './jobView.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';
import { paths } from '../device/navigation/paths.ts';
import { momentText } from '../i18n/figures/dateText.ts';
import { tankVolumeText } from '../i18n/figures/tankVolumeText.ts';
import type { Fill } from './fillOf.ts';
import { JarTestSheet } from './jar/JarTestSheet.tsx';
import { ReplanSheet } from './steps/ReplanSheet.tsx';
import { useCanSpeak } from './steps/speech.ts';
import styles from './fill.module.css';

interface FillOverviewSheetProps {
  readonly fill: Fill;
  readonly onClose: () => void;
}

/** Loads that are listed on each side of the one in work: a thumb does not scroll through more. */
const AROUND = 10;

/** A sheet with everything of the job that is not the step in work. */
export function FillOverviewSheet({ fill, onClose }: FillOverviewSheetProps) {
  const [opened, setOpened] = useState<'left' | 'jar' | null>(null);
  const [, navigate] = useLocation();
  const now = new Date(useNow(MINUTE_MS));
  const { jarTest } = fill.job;
  if (opened === 'left') return <ReplanSheet fill={fill} onClose={onClose} />;
  if (opened === 'jar') {
    return (
      <JarTestSheet
        draft={fill.job.stages[0].draft}
        load={plannedLoad(fill.stage.plan, fill.job.load)}
        result={jarTest}
        nameOf={fill.nameOf}
        onVerdict={(result) => jobStore.act({ type: 'jarTest', result })}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet title={fillWords.job} closeWord={fillWords.close} onClose={onClose}>
      <Section name={fillWords.loads}>
        <Loads fill={fill} onChosen={onClose} />
      </Section>
      <div className={styles.stack}>
        <button type="button" className={styles.choice} onClick={() => setOpened('left')}>
          <b>{fillWords.whatIsLeft}</b>
          <span>{fillWords.whatIsLeftNote}</span>
        </button>
        <button type="button" className={styles.choice} onClick={() => setOpened('jar')}>
          <b>{jarWords.test}</b>
          <span>
            {jarTest === null
              ? jarWords.notDone
              : jarWords.kept(
                  jarWords.verdict[jarTest.verdict],
                  momentText(new Date(jarTest.atMs), now),
                )}
          </span>
        </button>
      </div>
      <Section name={fillWords.settings}>
        <Settings />
      </Section>
      <div className={styles.stack}>
        <Button onClick={() => navigate(jobPaths.record)}>{fillWords.recordNow}</Button>
        <Button onClick={() => navigate(paths.home)}>{fillWords.leave}</Button>
        <p className="quiet">{fillWords.leaveNote}</p>
      </div>
    </Sheet>
  );
}

function Loads({ fill, onChosen }: { readonly fill: Fill; readonly onChosen: () => void }) {
  const { stage, loadsBefore, job } = fill;
  const first = Math.max(1, job.load - AROUND);
  const last = Math.min(stage.plan.loadCount, job.load + AROUND);
  const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return (
    <ul className={styles.list}>
      {numbers.map((number) => {
        const begun = stage.loads.find((load) => load.number === number);
        const { loadL } =
          begun === undefined
            ? plannedLoad(stage.plan, number)
            : loadAfter(stage, number, begun.done).load;
        const state =
          begun === undefined
            ? fillWords.loadNot
            : begun.endedAtMs === null
              ? fillWords.loadAt(
                  begun.done.length + 1,
                  loadAfter(stage, number, begun.done).load.steps.length,
                )
              : fillWords.loadFull;
        return (
          <li key={number}>
            <button
              type="button"
              className={classNames('bare-row spread-center', styles.row)}
              aria-current={number === job.load ? 'step' : undefined}
              onClick={() => {
                jobStore.act({ type: 'toLoad', number });
                onChosen();
              }}
            >
              <b>{fillWords.loadOf(loadsBefore + number, tankVolumeText(loadL))}</b>
              <span className={styles.state}>{state}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Settings() {
  const { speaks } = useFillSettings();
  const speech = useCanSpeak();
  return (
    <ul className={styles.list}>
      <li>
        <button
          type="button"
          className={classNames('bare-row spread-center', styles.row)}
          aria-pressed={speaks}
          onClick={() => changeFillSettings({ speaks: !speaks })}
        >
          <span>
            <b>{fillWords.speak}</b>
            {!speech && <small>{fillWords.noVoice}</small>}
          </span>
          <span className={styles.state}>{speaks ? fillWords.on : fillWords.off}</span>
        </button>
      </li>
    </ul>
  );
}
