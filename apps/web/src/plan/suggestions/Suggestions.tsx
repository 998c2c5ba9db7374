import {
  isStop,
  proposeChanges,
  type Catalogue,
  type ChangeProposal,
  type MixDraft,
} from '@mix/engine';
import { useMemo, useState } from 'react';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { MixView } from '../planning/useMix.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { slipWords } from '../../i18n/made/en/mix/slipWords.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { problemGroup } from '../planning/problemGroup.ts';
import { takenFields } from './takenFields.ts';
import { useQuiet } from '../planning/useQuiet.ts';
import { SuggestionCards } from './SuggestionCards.tsx';
import { suggestionCard } from './suggestionCard.ts';
import styles from '../ways/ways.module.css';

interface OtherWaysProps {
  readonly mix: MixView;
  readonly words: ProblemWords;
  readonly nameOf: NameOf;
}

/** Suggestions with one thing changed: shown unasked where the mix is stopped or warned of. */
export function Suggestions({ mix, words, nameOf }: OtherWaysProps) {
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
  const unasked = problems.some(({ severity }) => severity !== 'note');
  const wanted = asked || unasked ? draft : null;
  const stopped = problems.some(isStop);
  const isWaitedFor = stopped || asked;
  const { settled, ways } = useWays(wanted, catalogue, isWaitedFor);
  if (!isWaitedFor && (ways.length === 0 || wanted === null)) {
    const ask = () => {
      setAsked(true);
    };
    return plan !== null && settled === wanted && <AskForWays onAsk={ask} />;
  }
  return (
    <Section name={stopped ? planAidWords.otherWaysStop : planAidWords.otherWays}>
      <div id="other-ways" className={styles.ways} data-stale={settled !== draft || undefined}>
        <p className={styles.quiet}>{settled !== null && noteText(ways.length, mix, stopped)}</p>
        <SuggestionCards
          cards={ways.map((way) =>
            suggestionCard(way, { draft: settled ?? draft, catalogue, nameOf, words }, stopped),
          )}
          onUse={(place) => {
            const way = ways[place];
            const title =
              way && suggestionCard(way, { draft, catalogue, nameOf, words }, stopped).title;
            // A card does not overwrite what was typed since it was worked out.
            if (way === undefined || title === undefined || settled !== draft) return;
            draftStore.change(takenFields(draft, way.draft), slipWords.used(title));
          }}
        />
      </div>
    </Section>
  );
}

/** Slow fingers take half a second from key to key, and forty plans between two of them are felt. */
const UNASKED_QUIET_MS = 1000;

/**
 * A hook. Suggestions for a draft that has stood still for a moment; `wanted` is null where nobody
 * wants any. They are never worked out in the press of a key, not even of the one that brings the
 * first warning.
 * @param isWaitedFor nothing else can be done, or somebody asked
 */
function useWays(wanted: MixDraft | null, catalogue: Catalogue, isWaitedFor: boolean) {
  const settled = useQuiet(wanted, null, isWaitedFor ? undefined : UNASKED_QUIET_MS);
  const ways = useMemo<readonly ChangeProposal[]>(
    () => (settled === null ? [] : proposeChanges(settled, catalogue)),
    [settled, catalogue],
  );
  return { settled, ways };
}

const AskForWays = ({ onAsk }: { readonly onAsk: () => void }) => (
  <Button look="text" onClick={onAsk}>
    {planAidWords.lookForWays}
  </Button>
);

function noteText(count: number, { draft, problems }: MixView, stopped: boolean): string {
  if (count > 0) return planAidWords.otherWaysNote;
  if (draft.waterTemperatureC == null) return planAidWords.needsTemperature;
  if (!stopped) return planAidWords.noBetterWay;
  // The stop band may have a way that changes several things.
  return problems.filter(isStop).length > 1 ? planAidWords.noOneWay : planAidWords.noWay;
}
