import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { roundHandOverWords } from '../../../i18n/made/en/farm/roundHandOverWords.ts';
import chips from '../../../ui/fields/ChoiceChips.module.css';
import type { Sprayer } from './useSprayers.ts';

interface WhoSpraysProps {
  readonly people: readonly Sprayer[];
  /** Uids; empty: whoever comes first. */
  readonly chosen: readonly string[];
  readonly isByDay: boolean;
  readonly onPeople: (chosen: readonly string[]) => void;
  readonly onByDay: (isByDay: boolean) => void;
}

/** Who is dealt the paddocks, several if need be, and whether they are spread over days. */
export function WhoSprays({ people, chosen, isByDay, onPeople, onByDay }: WhoSpraysProps) {
  /** In the order in which the people stand, so that the turns can be read off. */
  const withOrWithout = (uid: string) =>
    people
      .map(({ id }) => id)
      .filter((id) => (id === uid ? !chosen.includes(id) : chosen.includes(id)));
  return (
    <>
      <fieldset className="row-wrap">
        <legend className={chips.legend}>{farmJobWords.forWhom}</legend>
        <Chip
          label={farmJobWords.anybody}
          isOn={chosen.length === 0}
          onPress={() => onPeople([])}
        />
        {people.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            isOn={chosen.includes(id)}
            onPress={() => onPeople(withOrWithout(id))}
          />
        ))}
        <Chip label={roundHandOverWords.byDay} isOn={isByDay} onPress={() => onByDay(!isByDay)} />
      </fieldset>
      {isByDay && <p className="quiet">{roundHandOverWords.byDayNote}</p>}
    </>
  );
}

interface ChipProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

const Chip = ({ label, isOn, onPress }: ChipProps) => (
  <button type="button" className={chips.chip} aria-pressed={isOn} onClick={onPress}>
    {label}
  </button>
);
