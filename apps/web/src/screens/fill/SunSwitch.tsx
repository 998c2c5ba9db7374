import { Button } from '../../components/Button.tsx';
import { jobWords } from '../../words/en/mix/jobWords.ts';
import {
  changeFillSettings,
  useFillSettings,
  useSunContrast,
} from '../../job/store/fillSettings.ts';

/** One tap between the usual look and pure black and white for bright sun. */
export function SunSwitch() {
  const { sun } = useFillSettings();
  useSunContrast();
  return (
    <Button
      small
      aria-pressed={sun}
      aria-label={jobWords.sun}
      onClick={() => {
        changeFillSettings({ sun: !sun });
      }}
    >
      {jobWords.sunShort}
    </Button>
  );
}
