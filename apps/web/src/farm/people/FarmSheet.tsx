import { useEffect, useState } from 'react';
import { whole } from '../../sync/arrival/Collected.ts';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { WaitingForm } from '../../ui/WaitingForm.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import type { FarmSettings } from '../../sync/farm/farmSettings.ts';
import { useClosing } from '../../sync/farm/closingFarms.ts';
import { members } from '../../sync/members.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { paths } from '../../device/navigation/paths.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { arrivalWords } from '../../i18n/made/en/sync/arrivalWords.ts';
import { farmSettingsWords } from '../../i18n/made/en/farm/farmSettingsWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { dateText } from '../../i18n/figures/dateText.ts';
import type { Farm } from './Farm.ts';
import { failureText } from './failureText.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';

interface FarmSheetProps {
  readonly farm: Farm;
  readonly onClose: () => void;
}

/** What owners settle about the farm itself: its name, who it goes to, and its end. */
export function FarmSheet({ farm, onClose }: FarmSheetProps) {
  const [found, setFound] = useState<FarmSettings | string | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const failure = await failureText(async () => {
        const settings = await (await loadFarmCalls()).settings(farm.farmId);
        if (!isGone) setFound(settings);
      });
      if (failure !== null && !isGone) setFound(failure);
    };
    ask().catch(() => {
      if (!isGone) setFound(peopleWords.failures.noSignal);
    });
    return () => {
      isGone = true;
    };
  }, [farm.farmId]);
  return (
    <Sheet title={farmSettingsWords.title} closeWord={accountWords.close} onClose={onClose}>
      {found === null && <WaitingForm word={peopleWords.joinAsking} />}
      {typeof found === 'string' && <p role="alert">{found}</p>}
      {found !== null && typeof found !== 'string' && (
        <>
          <RenameForm farm={farm} />
          <SuccessorForm farm={farm} present={found.successor} />
          <CloseForm farm={farm} />
        </>
      )}
    </Sheet>
  );
}

function RenameForm({ farm }: { readonly farm: Farm }) {
  const [name, setName] = useState(farm.farmName);
  const rename = async (): Promise<string | null> => {
    const farmName = name.trim();
    if (farmName === '') return peopleWords.farmNeedsName;
    return failureText(async () => (await loadFarmCalls()).rename({ ...farm, farmName }));
  };
  return (
    <SubmitForm
      word={farmSettingsWords.rename}
      busyWord={peopleWords.changing}
      refusedWord={peopleWords.notDone}
      look="plain"
      onSubmit={rename}
    >
      <TextField label={peopleWords.farmName} maxLength={100} value={name} onText={setName} />
    </SubmitForm>
  );
}

const NOBODY = '';

interface SuccessorFormProps {
  readonly farm: Farm;
  readonly present: string | null;
}

function SuccessorForm({ farm, present }: SuccessorFormProps) {
  const people = whole(members.useAll());
  const [kept, setKept] = useState(present);
  const [chosen, setChosen] = useState(present ?? NOBODY);
  const options = (people ?? [])
    .filter(({ value }) => value.role !== 'owner')
    .map(({ id, value }) => ({ value: id, label: value.name ?? peopleWords.noName }));
  const keep = () =>
    failureText(async () => {
      const next = chosen === NOBODY ? null : chosen;
      await (await loadFarmCalls()).nameSuccessor(farm.farmId, next);
      setKept(next);
    });
  return (
    <Section name={farmSettingsWords.successor}>
      <p className="quiet">{farmSettingsWords.successorWhy}</p>
      {options.length === 0 ? (
        <p>{people === null ? arrivalWords.notHereYet : farmSettingsWords.nobodyElse}</p>
      ) : (
        <SubmitForm
          word={farmSettingsWords.keepSuccessor}
          busyWord={peopleWords.changing}
          refusedWord={peopleWords.notDone}
          look="plain"
          onSubmit={keep}
          note={(kept ?? NOBODY) === chosen ? farmSettingsWords.isKept : undefined}
        >
          <ChoiceChips
            label={farmSettingsWords.successor}
            options={[{ value: NOBODY, label: farmSettingsWords.nobody }, ...options]}
            value={chosen}
            onChoose={setChosen}
          />
        </SubmitForm>
      )}
    </Section>
  );
}

/** Asks for the farm's name again: thirty days after closing there is no way back. */
function CloseForm({ farm }: { readonly farm: Farm }) {
  const erased = useClosing(ownerOf(farm));
  const [typed, setTyped] = useState('');
  const close = async (isClosed: boolean): Promise<string | null> => {
    if (isClosed && typed.trim() !== farm.farmName) return farmSettingsWords.typeName;
    return failureText(async () => (await loadFarmCalls()).close(farm, isClosed));
  };
  if (erased !== null) {
    return (
      <Section name={farmSettingsWords.closed}>
        <p>{farmSettingsWords.erasedOn(dateText(erased))}</p>
        <SubmitForm
          word={farmSettingsWords.openAgain}
          busyWord={peopleWords.changing}
          refusedWord={peopleWords.notDone}
          onSubmit={() => close(false)}
        />
      </Section>
    );
  }
  return (
    <Section name={farmSettingsWords.close}>
      <p className="quiet">{farmSettingsWords.closeWhy}</p>
      <div className="stack-1 padding-top-2">
        <Link href={paths.inAndOut} className={buttonClass('plain')}>
          {farmSettingsWords.exportFirst}
        </Link>
      </div>
      <SubmitForm
        word={farmSettingsWords.closeNow}
        busyWord={peopleWords.changing}
        refusedWord={peopleWords.notDone}
        look="plain"
        onSubmit={() => close(true)}
      >
        <TextField
          label={farmSettingsWords.typeName}
          maxLength={100}
          value={typed}
          onText={setTyped}
        />
      </SubmitForm>
    </Section>
  );
}
