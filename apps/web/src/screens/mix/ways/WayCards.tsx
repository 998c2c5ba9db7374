import { Button } from '../../../components/Button.tsx';
import { WarningIcon } from '../../../components/icons/WarningIcon.tsx';
import { planAidWords } from '../../../words/en/mix/planAidWords.ts';
import type { WayCard } from './wayCard.ts';

interface WayCardsProps {
  readonly cards: readonly WayCard[];
  readonly onUse: (place: number) => void;
}

/** A few ways side by side in figures: what each is, what it gives and takes, and one tap to take it. */
export const WayCards = ({ cards, onUse }: WayCardsProps) => (
  <ul>
    {cards.map((card, place) => (
      <li key={card.title} className="aid-card">
        <p className="aid-title">{card.title}</p>
        {card.instead !== '' && <p className="aid-quiet">{card.instead}</p>}
        <p className="aid-figures">{card.figures.join(' · ')}</p>
        <Trade name={planAidWords.gives} sign="+" parts={card.gives} />
        <Trade name={planAidWords.takes} sign="−" parts={card.takes} />
        {card.warned !== null && (
          <p className="aid-warned">
            <WarningIcon size={20} />
            <span>{card.warned}</span>
          </p>
        )}
        <Button
          className="aid-use"
          aria-label={planAidWords.useWay(card.title)}
          onClick={() => {
            onUse(place);
          }}
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
    <p className="aid-trade">
      <span className="aid-sign" aria-hidden="true">
        {sign}
      </span>
      <span>
        <b>{name}</b> {parts.join(', ')}
      </span>
    </p>
  );
