import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { sidesFrom } from './ringEdit.ts';
import styles from '../ground.module.css';

interface AddBufferProps {
  readonly value: Paddock;
  /** Index of the corner where the buffer begins. */
  readonly corner: number;
  readonly onChange: (value: Paddock) => void;
}

/** A strip along some sides of the outline that stays unsprayed. */
export function AddBuffer({ value, corner, onChange }: AddBufferProps) {
  const [text, setText] = useState('');
  const [chosenSides, setSides] = useState(1);
  const [isMissing, setMissing] = useState(false);
  const { outline, buffers = [] } = value;
  if (outline === null) return null;
  const most = outline.length;
  const sides = Math.min(chosenSides, most);
  const add = () => {
    const { value: widthM } = readTyped(text, 'm');
    setMissing(widthM === null || widthM <= 0);
    if (widthM === null || widthM <= 0) return;
    const line = sidesFrom(outline, corner, sides);
    onChange({ ...value, buffers: [...buffers, { name: null, line, widthM }] });
    setText('');
  };
  return (
    <ExpansionPanel summary={words.buffer}>
      <div className={styles.stack}>
        <p className="quiet">{words.bufferNote}</p>
        <FigureField
          id="buffer-width"
          label={words.bufferWidth}
          unit="m"
          text={text}
          onText={setText}
          notSet={mixWords.notSet}
        />
        <p role="status">
          {words.bufferSides}: {sides === most ? words.allRound : words.sidesCount(sides)}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => setSides(Math.max(1, sides - 1))}>{words.fewerSides}</Button>
          <Button onClick={() => setSides(Math.min(most, sides + 1))}>{words.moreSides}</Button>
        </div>
        {isMissing && <p role="alert">{words.widthMissing}</p>}
        <Button onClick={add}>{words.bufferAdd}</Button>
      </div>
    </ExpansionPanel>
  );
}
