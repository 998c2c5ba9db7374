import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { preferenceWords } from '../../i18n/made/en/app/preferenceWords.ts';
import { languages, LANGUAGES } from '../../i18n/preferences/languages.ts';
import {
  keepPreferences,
  readPreferences,
  UNIT_SYSTEMS,
} from '../../i18n/preferences/preferences.ts';

interface PreferencesSheetProps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly onClose: () => void;
  /** Loads the page again: words and units are set when its modules start. */
  readonly onApplied: () => void;
}

/** Units and language of this device. */
export function PreferencesSheet({ storage, onClose, onApplied }: PreferencesSheetProps) {
  const [choice, setChoice] = useState(() => readPreferences(storage));
  const [refused, setRefused] = useState(false);
  return (
    <Sheet
      title={preferenceWords.title}
      closeWord={preferenceWords.close}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          onClick={() => {
            if (keepPreferences(storage, choice)) onApplied();
            else setRefused(true);
          }}
        >
          {preferenceWords.apply}
        </Button>
      }
    >
      <div className="stack-2 padding-top-2">
        <Select
          label={preferenceWords.units}
          value={choice.unitSystem}
          options={UNIT_SYSTEMS.map((value) => ({ value, label: preferenceWords.systems[value] }))}
          onChoose={(unitSystem) => setChoice({ ...choice, unitSystem })}
        />
        <Select
          label={preferenceWords.language}
          value={choice.language ?? ''}
          notSet={preferenceWords.device}
          options={LANGUAGES.map((value) => ({ value, label: languages[value].name }))}
          onChoose={(language) =>
            setChoice({ ...choice, language: language === '' ? null : language })
          }
        />
        <p className="quiet">{preferenceWords.note}</p>
        {refused && (
          <Notice kind="warning" word={preferenceWords.warning} title={preferenceWords.refused} />
        )}
      </div>
    </Sheet>
  );
}
