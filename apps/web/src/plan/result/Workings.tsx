import type { MixPlan, Working } from '@mix/engine';
import { useState } from 'react';
import { useSources } from '../../products/catalogue/useSources.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { workingWords } from '../../i18n/made/en/result/workingWords.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { workingLines } from '../../i18n/workings/workingLines.ts';
import {
  loadPlaceOf,
  placeText,
  workingText,
  type WorkingText,
} from '../../i18n/workings/workingText.ts';
import styles from './Workings.module.css';

interface WorkingsProps {
  readonly plan: MixPlan;
  readonly workings: readonly Working[];
  readonly nameOf: NameOf;
}

const nothing = new Map<string, never>();

/** Figures, each with its own sentence, the load it is for and where its numbers come from. */
export function Workings({ plan, workings, nameOf }: WorkingsProps) {
  const sources = useSources();
  const known = sources.status === 'ready' ? sources.byId : nothing;
  const places = [...new Set(workings.map(loadPlaceOf))].sort((a, b) => (a ?? 1e9) - (b ?? 1e9));
  const [chosen, setChosen] = useState<number | null>(places[0] ?? null);
  const texts = (wanted: readonly Working[]): readonly WorkingText[] =>
    wanted.map((working) => workingText(working, plan, nameOf));
  const shown = texts(workings.filter((working) => loadPlaceOf(working) === chosen));
  return (
    <>
      {places.length > 1 && (
        <ChoiceChips
          label={workingWords.loads}
          options={places.map((place) => ({
            value: String(place),
            label: capital(placeText(place, plan)),
          }))}
          value={String(chosen)}
          onChoose={(place) => {
            setChosen(places.find((one) => String(one) === place) ?? null);
          }}
        />
      )}
      <dl className={styles.list}>
        {shown.map((text) => (
          <div key={`${text.name} ${text.sentence}`} className={styles.figure}>
            <dt className={styles.head}>
              <span>
                <b>{text.name}</b> <span className={styles.quiet}>{text.load}</span>
              </span>
              <b className={styles.value}>{text.value}</b>
            </dt>
            <dd className={styles.sentence}>{text.sentence}</dd>
            {workingLines(text, known).map((line) => (
              <dd key={line} className={styles.quiet}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <CopyAll
        text={() =>
          texts(workings)
            .flatMap((text) => [
              `${text.name}, ${text.load}: ${text.value}`,
              text.sentence,
              ...workingLines(text, known),
              '',
            ])
            .join('\n')
            .trim()
        }
      />
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Copies all workings in one tap, to be sent or kept beside a record. */
function CopyAll({ text }: { readonly text: () => string }) {
  const [said, setSaid] = useState<string | null>(null);
  return (
    <>
      <Button
        small
        onClick={() => {
          navigator.clipboard.writeText(text()).then(
            () => {
              setSaid(workingWords.copied);
            },
            () => {
              setSaid(workingWords.notCopied);
            },
          );
        }}
      >
        {workingWords.copy}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
