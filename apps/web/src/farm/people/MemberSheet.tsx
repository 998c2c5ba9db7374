import { ROLES, type Member, type Role } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { useIsOwnAccount } from '../../sync/sharedDevice/useIsOwnAccount.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import type { Farm } from './Farm.ts';
import { failureText } from './failureText.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';
import { removal } from './removal.ts';
import { roleOptions } from './roleOptions.ts';

interface MemberSheetProps {
  readonly farm: Farm;
  readonly member: KeptDocument<Member>;
  readonly onClose: () => void;
}

interface RoleFormProps extends MemberSheetProps {
  /** Whether whoever looks at it makes owners. */
  readonly mayOwners: boolean;
}

/** One member of the farm: their role, and their removal, which is leaving where it is oneself. */
export function MemberSheet({ farm, member, onClose }: MemberSheetProps) {
  const { id, value } = member;
  const isMyself = id === farm.uid;
  const isOwnAccount = useIsOwnAccount();
  const mayOwners = usePermission('owners');
  const mayPeople = usePermission('people');
  const mayChange = mayOwners || (mayPeople && value.role !== 'owner');
  const name = value.name ?? peopleWords.noName;
  return (
    <Sheet title={name} closeWord={accountWords.close} onClose={onClose}>
      <p className="quiet">{peopleWords.does[value.role]}</p>
      {mayChange && (
        <RoleForm farm={farm} mayOwners={mayOwners} member={member} onClose={onClose} />
      )}
      {(mayChange || (isMyself && isOwnAccount)) && (
        <GoForm farm={farm} id={id} name={name} isMyself={isMyself} onClose={onClose} />
      )}
    </Sheet>
  );
}

function RoleForm({ farm, mayOwners, member: { id, value }, onClose }: RoleFormProps) {
  const [next, setNext] = useState<Role>(value.role);
  const roles = ROLES.filter((one) => one !== 'owner' || mayOwners);
  const change = async (): Promise<string | null> => {
    if (next === value.role) return null;
    const failure = await failureText(async () =>
      (await loadFarmCalls()).changeRole(farm.farmId, id, next),
    );
    if (failure === null) onClose();
    return failure;
  };
  return (
    <SubmitForm
      word={peopleWords.changeRole}
      busyWord={peopleWords.changing}
      refusedWord={peopleWords.notDone}
      look="plain"
      onSubmit={change}
    >
      <ChoiceChips
        label={peopleWords.role}
        labelShown
        options={roleOptions(roles)}
        value={next}
        onChoose={setNext}
      />
    </SubmitForm>
  );
}

interface GoFormProps {
  readonly farm: Farm;
  readonly id: string;
  readonly name: string;
  readonly isMyself: boolean;
  readonly onClose: () => void;
}

/** Asks once more before somebody goes. */
function GoForm({ farm, id, name, isMyself, onClose }: GoFormProps) {
  const [asked, setAsked] = useState(false);
  const go = async (): Promise<string | null> => {
    const failure = await failureText(async () => (await removal())(farm, id));
    if (failure === null) onClose();
    return failure;
  };
  const word = isMyself ? peopleWords.leave : peopleWords.remove;
  if (!asked) {
    return (
      <div className="stack-1 padding-top-2">
        <Button onClick={() => setAsked(true)}>{word}</Button>
      </div>
    );
  }
  return (
    <SubmitForm
      word={word}
      busyWord={isMyself ? peopleWords.leaving : peopleWords.removing}
      refusedWord={peopleWords.notDone}
      onSubmit={go}
      note={<Button onClick={() => setAsked(false)}>{peopleWords.cancel}</Button>}
    >
      <p>{isMyself ? peopleWords.leaveSure : peopleWords.removeSure(name)}</p>
    </SubmitForm>
  );
}
