import { Link } from 'wouter';
import { stockPaths } from '../../stock/stockPaths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Section } from '../../ui/panels/Section.tsx';
import { whole } from '../../sync/arrival/Collected.ts';
import { members } from '../../sync/members.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { stock } from '../../sync/stock.ts';
import { useWorkspace } from '../../sync/useWorkspace.ts';
import { paths } from '../../device/navigation/paths.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';

/** On a farm without records: a link for each of paddocks, people and stock that it has none of. */
export const FarmStart = () => (useWorkspace()?.farmId == null ? null : <Missing />);

function Missing() {
  const ground = whole(paddocks.useAll());
  const people = whole(members.useAll());
  const entries = whole(stock.useAll());
  const { noPaddocks, onlyYou, emptyShed } = homeSeasonWords.farmStart;
  // A list that has not all come to this device is not known to be empty.
  const ways = [
    [usePermission('ground') && ground?.length === 0, paths.ground, noPaddocks],
    [usePermission('people') && people?.length === 1, paths.people, onlyYou],
    [usePermission('stock') && entries?.length === 0, stockPaths.shed, emptyShed],
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
