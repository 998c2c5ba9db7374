import { Button } from '../../ui/Button.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import type { SuggestionCard } from './suggestionCard.ts';
import styles from '../ways/ways.module.css';

interface WayCardsProps {
  readonly cards: readonly SuggestionCard[];
  readonly onUse: (place: number) => void;
}

/** A few suggestions side by side in figures: what each is, gives and takes; a tap takes it. */
export const SuggestionCards = ({ cards, onUse }: WayCardsProps) => (
  <ul>
    {cards.map((card, place) => (
      <li key={card.title} className="padding-block-2 border-top">
        <p className={styles.title}>{card.title}</p>
        {card.instead !== '' && <p className={styles.quiet}>{card.instead}</p>}
        <p className={styles.figures}>{card.figures.join(' · ')}</p>
        <Trade name={planAidWords.gives} sign="+" parts={card.gives} />
        <Trade name={planAidWords.takes} sign="−" parts={card.takes} />
        {card.warned !== null && (
          <p className={styles.warned}>
            <WarningIcon size={20} />
            <span>{card.warned}</span>
          </p>
        )}
        <Button
          className={styles.use}
          aria-label={planAidWords.useWay(card.title)}
          onClick={() => onUse(place)}
        >
          {planAidWords.use}
        </Button>
      </li>
    ))}
  </ul>
);

interface TradeProps {
  readonly name: string;
  readonly sign: string;
  readonly parts: readonly string[];
}

const Trade = ({ name, sign, parts }: TradeProps) =>
  parts.length === 0 ? null : (
    <p className={styles.trade}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span>
        <b>{name}</b> {parts.join(', ')}
      </span>
    </p>
  );
