import { isStop, proposeChanges, type Catalogue, type ChangeProposal } from '@mix/engine';
import { useMemo, useState } from 'react';
import type { NameOf } from '../../../words/products/productNames.ts';
import { Button } from '../../../components/Button.tsx';
import { Section } from '../../../components/panels/Section.tsx';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import type { MixView } from '../../../mix/planning/useMix.ts';
import { planAidWords } from '../../../words/en/mix/planAidWords.ts';
import type { ProblemWords } from '../../../words/problems/problemWords.ts';
import { problemGroup } from '../../../mix/planning/problemGroup.ts';
import { takenFields } from './takenFields.ts';
import { useQuiet } from '../useQuiet.ts';
import { WayCards } from './WayCards.tsx';
import { wayCard } from './wayCard.ts';
import styles from './ways.module.css';

interface OtherWaysProps {
  readonly mix: MixView;
  readonly words: ProblemWords;
  readonly nameOf: NameOf;
}

/** Ways to do the job with one thing changed: unasked where the mix is stopped or warned of. */
export function OtherWays({ mix, words, nameOf }: OtherWaysProps) {
  const { catalogue, problems, unread } = mix;
  const isReady =
    catalogue !== null &&
    unread.length === 0 &&
    !problems.some((problem) => ['missing', 'entry'].includes(problemGroup(problem)));
  return isReady ? (
    <ReadyWays mix={mix} catalogue={catalogue} words={words} nameOf={nameOf} />
  ) : null;
}

function ReadyWays({
  mix,
  catalogue,
  words,
  nameOf,
}: OtherWaysProps & { readonly catalogue: Catalogue }) {
  const { draft, problems, plan } = mix;
  const [asked, setAsked] = useState(false);
  const settled = useQuiet(draft);
  const unasked = problems.some(({ severity }) => severity !== 'note');
  const ways = useMemo<readonly ChangeProposal[]>(
    () => (asked || unasked ? proposeChanges(settled, catalogue) : []),
    [asked, unasked, settled, catalogue],
  );
  const stopped = problems.some(isStop);
  if (!stopped && !asked && ways.length === 0) {
    return plan === null ? null : (
      <Button
        look="text"
        onClick={() => {
          setAsked(true);
        }}
      >
        {planAidWords.lookForWays}
      </Button>
    );
  }
  return (
    <Section name={stopped ? planAidWords.otherWaysStop : planAidWords.otherWays}>
      <div id="other-ways" className={styles.ways} data-stale={settled !== draft || undefined}>
        <p className={styles.quiet}>
          {ways.length > 0 ? planAidWords.otherWaysNote : nothingText(mix, stopped)}
        </p>
        <WayCards
          cards={ways.map((way) =>
            wayCard(way, { draft: settled, catalogue, nameOf, words }, stopped),
          )}
          onUse={(place) => {
            const way = ways[place];
            const title = way && wayCard(way, { draft, catalogue, nameOf, words }, stopped).title;
            // What was typed since the cards were worked out is not overrun by them.
            if (way === undefined || title === undefined || settled !== draft) return;
            draftStore.change(takenFields(draft, way.draft), planAidWords.used(title));
          }}
        />
      </div>
    </Section>
  );
}

function nothingText({ draft, problems }: MixView, stopped: boolean): string {
  if (draft.waterTemperatureC == null) return planAidWords.needsTemperature;
  if (!stopped) return planAidWords.noBetterWay;
  // The stop band may have a way that changes several things.
  return problems.filter(isStop).length > 1 ? planAidWords.noOneWay : planAidWords.noWay;
}
