import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  isUnnamed,
  type SharedDeviceSettings,
  type PersonOnDevice,
} from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import {
  setPerson,
  sharedDeviceStore,
  useSharedDevice,
} from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { useJob } from '../../fill/job/jobStore.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { useAsksAgain } from './useAsksAgain.ts';
import { useListed, type MemberOnDevice } from './usePeopleOnDevice.ts';
import { WhoAreYou } from './WhoAreYou.tsx';
import styles from './shed.module.css';

/** Over every screen of a shared device, until whoever stands before it says who they are. */
export function SharedDeviceGate() {
  const device = useSharedDevice();
  return device === null ? null : <Gate {...device} />;
}

function Gate({
  shed,
  person,
}: {
  readonly shed: SharedDeviceSettings;
  readonly person: PersonOnDevice | null;
}) {
  const people = useListed(shed);
  const [pathname] = useLocation();
  const search = useSearch();
  const at = search === '' ? pathname : `${pathname}?${search}`;
  const { job } = useJob();
  const isFilling = job !== null && (at === jobPaths.fill || at === jobPaths.left);
  useAsksAgain(shed, person, isFilling || at === jobPaths.record);
  useEffect(() => {
    keepInStep(people);
  }, [people]);
  return person === null && !isFilling ? (
    <Over>
      <WhoAreYou shed={shed} />
    </Over>
  ) : null;
}

/** Clears the present user who is not listed any more; follows a changed name or role. */
function keepInStep(people: readonly MemberOnDevice[] | null): void {
  const { person } = sharedDeviceStore.getState().value;
  if (person === null || people === null || isUnnamed(person)) return;
  const member = people.find(({ uid }) => uid === person.uid);
  if (member === undefined) {
    setPerson(null);
  } else if (member.role !== person.role || member.name !== person.name) {
    setPerson({ ...person, role: member.role, name: member.name });
  }
}

/** A modal dialog that the user cannot close: the page and any sheet behind it wait. */
function Over({ children }: { readonly children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog must be open before its heading takes the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.gate}
      aria-labelledby="who-are-you"
      onCancel={(event) => event.preventDefault()}
      // Some browsers close a dialog at the second Escape although `onCancel` prevents it.
      onClose={(event) => {
        if (event.currentTarget.isConnected) event.currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}
