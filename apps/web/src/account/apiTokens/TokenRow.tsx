import type { ProgramToken } from '../../session/ownServer/OwnServer.ts';
import { Button } from '../../ui/Button.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { programWords as words } from '../../i18n/made/en/farm/programWords.ts';
import { dateText, dateTimeText } from '../../i18n/figures/dateText.ts';
import styles from './programs.module.css';

/** A token that nobody used for so long is better ended. */
const UNUSED_DAYS = 90;
const DAY_MS = 86_400_000;

interface TokenRowProps {
  readonly token: ProgramToken;
  readonly onEnd: () => void;
}

/** A token: what it may do, when it was used, when it ends, and a button that ends it. */
export function TokenRow({ token, onEnd }: TokenRowProps) {
  const now = useNow(MINUTE_MS);
  const { name, scopes, createdAt, expiresAt, lastUsedAt } = token;
  const unusedDays = Math.floor((now - (lastUsedAt ?? createdAt).getTime()) / DAY_MS);
  const isOver = expiresAt.getTime() <= now;
  return (
    <li className={styles.token}>
      <div className={styles.grow}>
        <p className={styles.name}>{name}</p>
        <p>{scopes.map((scope) => words.does[scope]).join(', ')}</p>
        <p className="quiet break-words">
          {lastUsedAt === null ? words.neverUsed : words.used(dateTimeText(lastUsedAt))}
        </p>
        <p className="quiet break-words">
          {isOver ? words.over(dateText(expiresAt)) : words.ends(dateText(expiresAt))}
        </p>
        {!isOver && unusedDays >= UNUSED_DAYS && (
          <p className="row-center">
            <WarningIcon size={20} />
            <span>{words.unused(unusedDays)}</span>
          </p>
        )}
      </div>
      <Button small aria-label={words.endOf(name)} onClick={onEnd}>
        {words.end}
      </Button>
    </li>
  );
}
