import { classNames } from './classNames.ts';
import styles from './Button.module.css';

/** primary: the one red action of a screen. text: underlined word. onStop: stands on the stop band. */
export type ButtonLook = 'primary' | 'plain' | 'text' | 'onStop';

/** The class of a button, for a link that has to look like one. */
export const buttonClass = (look: ButtonLook = 'plain', small = false): string =>
  classNames(
    look === 'text' ? styles.text : styles.button,
    look === 'primary' && styles.primary,
    look === 'onStop' && styles.onStop,
    small && styles.small,
  );
