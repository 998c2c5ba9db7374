import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { canHash } from '../../sync/sharedDevice/pin.ts';
import type { SharedDeviceSettings } from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';

export type DeviceSettings = Pick<SharedDeviceSettings, 'usesPin' | 'askAfterMin' | 'askEachJob'>;

export const startSettings = (): DeviceSettings => ({
  usesPin: canHash(),
  askAfterMin: 10,
  askEachJob: false,
});

const MINUTES = [2, 10, 30] as const;
const NEVER = 'never';

interface ShedFieldsProps {
  readonly settings: DeviceSettings;
  readonly onChange: (settings: DeviceSettings) => void;
}

/** How names open, and when the device asks again. */
export function SharedDeviceFields({ settings, onChange }: ShedFieldsProps) {
  const { usesPin, askAfterMin, askEachJob } = settings;
  return (
    <>
      {canHash() ? (
        <ChoiceChips
          label={shedWords.pin}
          labelShown
          options={[
            { value: 'pin', label: shedWords.withPin },
            { value: 'tap', label: shedWords.withTap },
          ]}
          value={usesPin ? 'pin' : 'tap'}
          onChoose={(how) => onChange({ ...settings, usesPin: how === 'pin' })}
        />
      ) : (
        <p>{shedWords.noPinHere}</p>
      )}
      {!usesPin && <p>{shedWords.tapProves}</p>}
      <ChoiceChips
        label={shedWords.asks}
        labelShown
        options={[
          ...MINUTES.map((minutes) => ({
            value: String(minutes),
            label: shedWords.afterMinutes(numberText(minutes)),
          })),
          { value: NEVER, label: shedWords.neverAsks },
        ]}
        value={askAfterMin === null ? NEVER : String(askAfterMin)}
        onChoose={(when) =>
          onChange({
            ...settings,
            askAfterMin: MINUTES.find((one) => String(one) === when) ?? null,
          })
        }
      />
      <ChoiceChips
        label={shedWords.eachJob}
        labelShown
        options={[
          { value: 'yes', label: shedWords.yes },
          { value: 'no', label: shedWords.no },
        ]}
        value={askEachJob ? 'yes' : 'no'}
        onChoose={(each) => onChange({ ...settings, askEachJob: each === 'yes' })}
      />
    </>
  );
}
