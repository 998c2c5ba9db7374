import type { Ring } from '@mix/ground';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { withAddedCorner, withMovedCorner } from './ringEdit.ts';
import styles from '../ground.module.css';

const STEPS_M = [1, 5, 20, 100];
const FEWEST_CORNERS = 3;

interface MoveCornerProps {
  readonly ring: Ring;
  readonly corner: number;
  readonly onCorner: (corner: number) => void;
  readonly onRing: (ring: Ring) => void;
}

/** Moves one corner with arrows: no dragging, which gloves and a moving cab do badly. */
export function MoveCorner({ ring, corner, onCorner, onRing }: MoveCornerProps) {
  const [stepM, setStepM] = useState(5);
  const { length } = ring;
  const arrows = [
    { sign: '←', name: words.west, east: -1, north: 0 },
    { sign: '↑', name: words.north, east: 0, north: 1 },
    { sign: '↓', name: words.south, east: 0, north: -1 },
    { sign: '→', name: words.east, east: 1, north: 0 },
  ];
  return (
    <div className={styles.stack}>
      <div className={styles.hero}>
        <p role="status">{words.cornerOf(corner + 1, length)}</p>
        <p className="quiet">{words.aTap(quantityText(stepM, 'm', 0))}</p>
      </div>
      <div className={styles.arrows}>
        {arrows.map(({ sign, name, east, north }) => (
          <Button
            key={sign}
            aria-label={name}
            onClick={() => onRing(withMovedCorner(ring, corner, east * stepM, north * stepM))}
          >
            {sign}
          </Button>
        ))}
      </div>
      <ChoiceChips
        label={words.stepName}
        options={STEPS_M.map((step) => ({
          value: String(step),
          label: quantityText(step, 'm', 0),
        }))}
        value={String(stepM)}
        onChoose={(chosen) => setStepM(STEPS_M.find((step) => String(step) === chosen) ?? stepM)}
      />
      <div className={styles.actions}>
        <Button onClick={() => onCorner((corner + length - 1) % length)}>{words.lastCorner}</Button>
        <Button onClick={() => onCorner((corner + 1) % length)}>{words.nextCorner}</Button>
        <Button
          onClick={() => {
            onRing(withAddedCorner(ring, corner));
            onCorner(corner + 1);
          }}
        >
          {words.addCorner}
        </Button>
        {length > FEWEST_CORNERS && (
          <Button
            onClick={() => {
              onRing(ring.toSpliced(corner, 1));
              onCorner(Math.max(0, corner - 1));
            }}
          >
            {words.takeCorner}
          </Button>
        )}
      </div>
    </div>
  );
}
