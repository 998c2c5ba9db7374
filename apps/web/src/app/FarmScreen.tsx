import { useState } from 'react';
import { useStore } from 'zustand';
import { useLocation, useSearch } from 'wouter';
import { BackupRow } from '../backup/BackupRow.tsx';
import { FarmHead, FarmSettingsRow } from '../farm/people/FarmHead.tsx';
import { PeopleRow } from '../farm/people/PeopleRow.tsx';
import { PaddocksRow } from '../ground/PaddocksRow.tsx';
import { MachinesRow } from '../machine/MachinesRow.tsx';
import { ShedRow } from '../stock/ShedRow.tsx';
import { AwaitedPage } from '../ui/lazy/AwaitedPage.tsx';
import { pageLife } from '../ui/lazy/pageLife.ts';
import { onDemand } from '../ui/lazy/waiting.ts';
import { RowButton, RowLink } from '../ui/farmPages/RowLink.tsx';
import { ScreenBar } from '../ui/layout/ScreenBar.tsx';
import { paths } from '../device/navigation/paths.ts';
import { languages } from '../i18n/preferences/languages.ts';
import { ownStorage } from '../i18n/preferences/ownStorage.ts';
import { readPreferences } from '../i18n/preferences/preferences.ts';
import { OpenPreferences } from './preferences/OpenPreferences.tsx';
import { preferenceWords } from '../i18n/made/en/app/preferenceWords.ts';
import { farmHubWords } from '../i18n/made/en/farm/farmHubWords.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import styles from './FarmScreen.module.css';

const MachinesPage = onDemand(
  async () => (await import('../machine/page/MachinesPage.tsx')).MachinesPage,
);

/** The farm's own page, or its machines, which are views of the same address. */
export function FarmScreen() {
  const query = new URLSearchParams(useSearch());
  const isAlive = useStore(pageLife, (life) => life.isAlive);
  // The page drawn at build time knows no query.
  if (!isAlive || !['machine', 'machines'].some((view) => query.has(view))) return <FarmPages />;
  return (
    <AwaitedPage>
      <MachinesPage />
    </AwaitedPage>
  );
}

/** What belongs to the farm, or to whoever works alone: each page with its count or its state. */
const FarmPages = () => (
  <>
    <ScreenBar title={farmPageWords.farm} />
    <div className={styles.hub}>
      <FarmHead />
      <ul className={styles.pages}>
        <PaddocksRow />
        <PeopleRow />
        <MachinesRow />
        <ShedRow />
        <BackupRow />
        <RowLink to={paths.programs} name={farmPageWords.programs} note={farmHubWords.tokensNote} />
        <FarmSettingsRow />
        <PreferencesRow />
      </ul>
    </div>
  </>
);

function PreferencesRow() {
  const isAsked = new URLSearchParams(useSearch()).has('units');
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  // The page drawn at build time knows no choice of its reader.
  const isAlive = useStore(pageLife, (life) => life.isAlive);
  const close = () => {
    setOpen(false);
    if (isAsked) navigate(paths.farm, { replace: true });
  };
  const { unitSystem, language } = readPreferences(ownStorage());
  const inUse = language === null ? preferenceWords.device : languages[language].name;
  return (
    <>
      <RowButton
        name={preferenceWords.title}
        note={isAlive ? `${preferenceWords.systems[unitSystem]}, ${inUse}` : undefined}
        onOpen={() => setOpen(true)}
      />
      {(isOpen || (isAsked && isAlive)) && <OpenPreferences onClose={close} />}
    </>
  );
}
