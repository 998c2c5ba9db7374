import { may, type Role } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import type {
  SharedDeviceSettings,
  PersonOnDevice,
} from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import {
  changeSharedDevice,
  setPerson,
  shareDevice,
  sharedDeviceStore,
  useSharedDevice,
} from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { useIsOwnAccount } from '../../sync/sharedDevice/useIsOwnAccount.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';
import { failureText } from '../people/failureText.ts';
import type { Farm } from '../people/Farm.ts';
import { loadFarmCalls } from '../people/loadFarmCalls.ts';
import { SharedDeviceFields, startSettings, type DeviceSettings } from './SharedDeviceFields.tsx';
import { SharedDeviceNames } from './SharedDeviceNames.tsx';

interface SharedDeviceProps {
  readonly farm: Farm;
  /** Role of the account this device is signed in with. */
  readonly role: Role;
}

interface BeginProps extends SharedDeviceProps {
  readonly onDone: () => void;
}

/** Whether several people share this device, and how it asks who they are. */
export function SharedDevice({ farm, role }: SharedDeviceProps) {
  const device = useSharedDevice();
  const isOwnAccount = useIsOwnAccount();
  const [isOpen, setOpen] = useState(false);
  // A shared device holds all of the farm; a contractor may see only what was sent to them.
  if (!may(role, 'seeAll')) return null;
  if (device === null) {
    return (
      <Section name={shedWords.thisDevice}>
        {isOpen ? (
          <Begin farm={farm} role={role} onDone={() => setOpen(false)} />
        ) : (
          <>
            <div className="stack-1 padding-top-2">
              <Button onClick={() => setOpen(true)}>{shedWords.share}</Button>
            </div>
            <LetMyName farm={farm} />
          </>
        )}
      </Section>
    );
  }
  return (
    <Section name={shedWords.thisDevice}>
      <p>{shedWords.isShared}</p>
      {isOwnAccount ? <Change {...device} /> : <p>{shedWords.runnersChange}</p>}
    </Section>
  );
}

function Begin({ farm: { uid, farmId }, role, onDone }: BeginProps) {
  const [settings, setSettings] = useState<DeviceSettings>(startSettings);
  return (
    <ShedForm
      word={shedWords.begin}
      onSubmit={() => {
        // Whoever starts sharing is known by the account: the only name to choose a PIN at once.
        const mayChoose = settings.usesPin ? [uid] : [];
        const names = { leftOut: [], pins: {}, mayChoose, usedLeave: {}, tries: {} };
        shareDevice({ uid, farmId, ...settings, ...names });
        onDone();
      }}
    >
      <p>{shedWords.shareWhy}</p>
      <p>{shedWords.shareRole(peopleWords.roles[role])}</p>
      <SharedDeviceFields settings={settings} onChange={setSettings} />
    </ShedForm>
  );
}

/**
 * Lets one's name choose a PIN, from one's own device: a passer-by at a shared one cannot do that.
 */
function LetMyName({ farm }: { readonly farm: Farm }) {
  const [isLet, setLet] = useState(false);
  return (
    <SubmitForm
      word={shedWords.letMyName}
      busyWord={shedWords.letting}
      refusedWord={shedWords.notKept}
      look="plain"
      onSubmit={async () => {
        setLet(false);
        const failure = await failureText(async () => (await loadFarmCalls()).letChoosePin(farm));
        setLet(failure === null);
        return failure;
      }}
      note={<p role="status">{isLet ? shedWords.isLet : ''}</p>}
    >
      <p>{shedWords.letMyNameWhy}</p>
    </SubmitForm>
  );
}

function Change({
  shed,
  person,
}: {
  readonly shed: SharedDeviceSettings;
  readonly person: PersonOnDevice | null;
}) {
  const { usesPin, askAfterMin, askEachJob } = shed;
  const [settings, setSettings] = useState<DeviceSettings>({ usesPin, askAfterMin, askEachJob });
  const [asked, setAsked] = useState(false);
  return (
    <div className="stack-2">
      <ShedForm
        word={shedWords.changeIt}
        onSubmit={() => {
          changeSharedDevice(settings);
          // A name opened by a tap alone proves nothing, so the device asks again.
          if (settings.usesPin && !usesPin) setPerson(null);
        }}
      >
        <SharedDeviceFields settings={settings} onChange={setSettings} />
      </ShedForm>
      <SharedDeviceNames shed={shed} present={person} />
      {asked ? (
        <ShedForm word={shedWords.end} onSubmit={() => shareDevice(null)}>
          <p>{shedWords.endSure}</p>
          <Button onClick={() => setAsked(false)}>{shedWords.cancel}</Button>
        </ShedForm>
      ) : (
        <Button onClick={() => setAsked(true)}>{shedWords.end}</Button>
      )}
    </div>
  );
}

interface ShedFormProps {
  readonly word: string;
  readonly onSubmit: () => void;
  readonly children: React.ReactNode;
}

function ShedForm({ word, onSubmit, children }: ShedFormProps) {
  const [told, setTold] = useState('');
  return (
    <SubmitForm
      word={word}
      busyWord={shedWords.beginning}
      refusedWord={shedWords.notKept}
      look="plain"
      onSubmit={() => {
        onSubmit();
        const isKept = !sharedDeviceStore.getState().refused;
        setTold(isKept ? shedWords.kept : '');
        return Promise.resolve(isKept ? null : shedWords.noRoom);
      }}
      note={<p role="status">{told}</p>}
    >
      {children}
    </SubmitForm>
  );
}
