import type { Paddock } from '@mix/documents';
import type { GroundPoint } from '@mix/ground';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { useFarmPlace } from '../../weather/forecastPosition.ts';
import { drawWords } from '../../i18n/made/en/farm/drawWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import type { SheetView } from './sheetView.ts';
import { startPlaces, type StartAnswer, type StartChoice } from './startPlaces.ts';
import styles from '../ground.module.css';

interface StartPlaceProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  readonly onStart: (view: SheetView) => void;
  /** Whether to open the sheet is the next thing to do. */
  readonly isNext?: boolean;
}

/** Takes a place by the name of a paddock or by coordinates; asks where it could be another one. */
export function StartPlace({ kept, onStart, isNext = false }: StartPlaceProps) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<StartAnswer | null>(null);
  const farmPlace = useFarmPlace();
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = startPlaces(typed, { kept, farmPlace });
    setAnswer(found);
    if (found.state === 'found') onStart(found.view);
  };
  return (
    <form className={styles.stack} noValidate onSubmit={find}>
      <TextField
        label={drawWords.place}
        value={typed}
        maxLength={200}
        onText={(text) => {
          setTyped(text);
          setAnswer(null);
        }}
      />
      <p className="quiet">{drawWords.placeNote}</p>
      <p role="alert">{answer !== null && faultText(answer, typed.trim())}</p>
      {answer?.state === 'asked' &&
        answer.choices.map((choice) => (
          <Button key={choiceText(choice)} onClick={() => onStart(choice.view)}>
            {choiceText(choice)}
          </Button>
        ))}
      <Button type="submit" look={isNext ? 'primary' : 'plain'}>
        {drawWords.openSheet}
      </Button>
    </form>
  );
}

function faultText(answer: StartAnswer, typed: string): string | null {
  switch (answer.state) {
    case 'found':
      return null;
    case 'asked':
      return drawWords.whichPlace;
    case 'noOutline':
      return drawWords.placeWithoutOutline(answer.name);
    case 'noCoordinates':
      return drawWords.placeNotFound(typed);
    case 'empty':
    case 'notTwo':
    case 'outsideEarth':
      return drawWords.placeFault[answer.state];
  }
}

/** Of a degree: a metre. */
const DECIMALS = 5;

function placeText({ latitudeDeg, longitudeDeg }: GroundPoint): string {
  const degrees = (value: number): string => `${numberText(Math.abs(value), DECIMALS)}°`;
  return drawWords.placeAt(
    degrees(latitudeDeg),
    latitudeDeg < 0 ? 'south' : 'north',
    degrees(longitudeDeg),
    longitudeDeg < 0 ? 'west' : 'east',
  );
}

/** "38.662° S, 174.631° E, 12 km from your nearest ground"; a paddock by its name. */
function choiceText({ name, place, awayM }: StartChoice): string {
  if (name !== null) return name;
  const text = placeText(place);
  return awayM === null
    ? text
    : `${text}, ${drawWords.placeAway(numberText(awayM / 1000, awayM < 10_000 ? 1 : 0))}`;
}
