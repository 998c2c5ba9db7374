import { Section } from '../../ui/panels/Section.tsx';
import { soFar } from '../../sync/arrival/Collected.ts';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { useFarms, type KnownFarm } from '../../sync/workspace/useFarms.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { arrivalWords } from '../../i18n/made/en/sync/arrivalWords.ts';
import { programWords as words } from '../../i18n/made/en/farm/programWords.ts';
import styles from './programs.module.css';

/** Where a token of this account reads: at its own place, and on each farm as what somebody is there. */
export function WorkspacesRead({ uid }: { readonly uid: string }) {
  const collected = useFarms(uid);
  const farms = soFar(collected).filter(({ isLeft }) => !isLeft);
  return (
    <Section name={words.reads}>
      <div className="stack-2 padding-block-2 shrink-items">
        <ul className={styles.places}>
          <li>{peopleWords.alone}</li>
          {farms.map((farm) => (
            <FarmRead key={farm.id} uid={uid} farm={farm} />
          ))}
        </ul>
        {collected.state !== 'here' && <p>{arrivalWords.notHereYet}</p>}
        {farms.length > 0 && <p className="quiet break-words">{words.farmNote}</p>}
      </div>
    </Section>
  );
}

function FarmRead({ uid, farm }: { readonly uid: string; readonly farm: KnownFarm }) {
  const role = useKnownRole(ownerOf({ uid, farmId: farm.id }));
  const said = role === null ? words.roleUnknown : peopleWords.roles[role];
  return <li>{words.readsFarm(farm.name, said)}</li>;
}
