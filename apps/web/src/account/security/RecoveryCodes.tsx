import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../device/files/saveFile.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import styles from '../account.module.css';
import securityStyles from './security.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** New recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => (
  <>
    <p className={classNames('padding-block-2 break-words', styles.who)}>
      <strong>{accountWords.recoveryCodes}</strong>
      {accountWords.recoveryCodesShown}
    </p>
    <ul className={securityStyles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={styles.leave}>
      <Button
        onClick={() => {
          const text = `${codes.join('\n')}\n`;
          saveFile(accountWords.recoveryFileName, new Blob([text], { type: 'text/plain' }));
        }}
      >
        {accountWords.saveCodes}
      </Button>
      <Button look="primary" onClick={onKept}>
        {accountWords.codesKept}
      </Button>
    </div>
  </>
);
