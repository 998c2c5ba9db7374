import { distanceM, type Ring } from '@mix/ground';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { drawWords } from '../../i18n/made/en/farm/drawWords.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import type { CornerActs } from './cornerActs.ts';
import styles from '../ground.module.css';

const STEPS_M = [1, 5, 20, 100];

interface MoveCornerProps {
  readonly ring: Ring;
  readonly corner: number;
  readonly acts: CornerActs;
  readonly stepM: number;
  readonly onStep: (stepM: number) => void;
}

/** Moves one corner with arrows: no dragging, which gloves and a moving cab do badly. */
export function MoveCorner({ ring, corner, acts, stepM, onStep }: MoveCornerProps) {
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
        <p role="status">{length > 0 && cornerText(ring, corner)}</p>
        {length > 0 && <p className="quiet">{words.aTap(quantityText(stepM, 'm', 0))}</p>}
      </div>
      {length > 0 && (
        <>
          <div className={styles.arrows}>
            {arrows.map(({ sign, name, east, north }) => (
              <Button key={sign} aria-label={name} onClick={() => acts.nudge(east, north)}>
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
            onChoose={(chosen) => onStep(STEPS_M.find((step) => String(step) === chosen) ?? stepM)}
          />
        </>
      )}
      <div className={styles.actions}>
        {length > 1 && (
          <>
            <Button onClick={() => acts.turn(-1)}>{words.lastCorner}</Button>
            <Button onClick={() => acts.turn(1)}>{words.nextCorner}</Button>
          </>
        )}
        <Button onClick={acts.add}>{words.addCorner}</Button>
        {acts.take !== null && <Button onClick={acts.take}>{words.takeCorner}</Button>}
      </div>
    </div>
  );
}

/** "Corner 4 of 8", and how far it is from the one before it. */
function cornerText(ring: Ring, corner: number): string {
  const here = ring[corner];
  const before = ring.at(corner - 1);
  const text = words.cornerOf(corner + 1, ring.length);
  if (ring.length < 2 || here === undefined || before === undefined) return text;
  return `${text}, ${drawWords.fromBefore(quantityText(distanceM(before, here), 'm', 0))}`;
}
