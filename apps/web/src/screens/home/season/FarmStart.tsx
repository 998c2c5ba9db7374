import { Link } from 'wouter';
import { stockPaths } from '../../../catalogue/stock/stockPaths.ts';
import { buttonClass } from '../../../components/buttonClass.ts';
import { Section } from '../../../components/panels/Section.tsx';
import { whole } from '../../../documents/arrival/Collected.ts';
import { members } from '../../../documents/members.ts';
import { paddocks } from '../../../documents/paddocks.ts';
import { useMay } from '../../../documents/place/useMay.ts';
import { stock } from '../../../documents/stock.ts';
import { usePlace } from '../../../documents/usePlace.ts';
import { paths } from '../../../navigation/paths.ts';
import { homeSeasonWords } from '../../../words/made/en/season/homeSeasonWords.ts';

/** On a farm that has no records: what it still has nothing of, each with the way there. */
export const FarmStart = () => (usePlace()?.farmId == null ? null : <Missing />);

function Missing() {
  const ground = whole(paddocks.useAll());
  const people = whole(members.useAll());
  const entries = whole(stock.useAll());
  const { noPaddocks, onlyYou, emptyShed } = homeSeasonWords.farmStart;
  // Of what has not come to this device nobody knows that there is none.
  const ways = [
    [useMay('ground') && ground?.length === 0, paths.ground, noPaddocks],
    [useMay('people') && people?.length === 1, paths.people, onlyYou],
    [useMay('stock') && entries?.length === 0, stockPaths.shed, emptyShed],
  ] as const;
  const open = ways.filter(([isOffered]) => isOffered);
  if (open.length === 0) return null;
  return (
    <Section name={homeSeasonWords.farmStart.title}>
      {open.map(([, path, word]) => (
        <p key={path}>
          <Link href={path} className={buttonClass('text')}>
            {word}
          </Link>
        </p>
      ))}
    </Section>
  );
}
