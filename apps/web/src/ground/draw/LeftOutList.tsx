import type { Paddock } from '@mix/documents';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import styles from '../ground.module.css';

interface LeftOutListProps {
  readonly value: Paddock;
  readonly onChange: (value: Paddock) => void;
}

/** The parts and buffers left out, each with a button that removes it. */
export function LeftOutList({ value, onChange }: LeftOutListProps) {
  const { leftOut = [], buffers = [] } = value;
  const rows = [
    ...leftOut.map(({ name }, index) => ({
      name: name ?? words.partNumber(index + 1),
      without: { ...value, leftOut: leftOut.toSpliced(index, 1) },
    })),
    ...buffers.map(({ name, widthM }, index) => ({
      name: name ?? words.bufferOf(quantityText(widthM, 'm', 0)),
      without: { ...value, buffers: buffers.toSpliced(index, 1) },
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <ul className={classNames('border-top', styles.rows)}>
      {rows.map(({ name, without }, index) => (
        // Two parts of the same name differ only in their order.
        <li key={index}>
          {name}
          <Button small aria-label={`${words.takeAway}: ${name}`} onClick={() => onChange(without)}>
            {words.takeAway}
          </Button>
        </li>
      ))}
    </ul>
  );
}
