import { useStore } from 'zustand';
import { sunView } from '../../i18n/preferences/sunView.ts';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { classNames } from '../classNames.ts';
import styles from './SunSwitch.module.css';

interface SunSwitchProps {
  /** The switch stands in the screen itself, where no header with a switch is drawn. */
  readonly onPhone?: boolean;
}

/** One tap between the usual look and black on white, for bright sun. */
export function SunSwitch({ onPhone = false }: SunSwitchProps) {
  const isOn = useStore(sunView.isOn);
  return (
    <button
      type="button"
      className={classNames(styles.switch, onPhone && styles.onPhone)}
      aria-pressed={isOn}
      aria-label={appWords.sunView}
      onClick={sunView.toggle}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="4.2" />
        <path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" />
      </svg>
    </button>
  );
}
