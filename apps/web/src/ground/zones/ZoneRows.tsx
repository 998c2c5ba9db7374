import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import type { PlannedZone, ZonePlan } from './zonePlan.ts';
import { roundedHa } from '../paddock/paddockGround.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { zoneWords as words } from '../../i18n/made/en/farm/zoneWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { outlinedText } from '../../i18n/figures/outlinedText.ts';
import { MOST_L_PER_HA, type ZoneDraft } from './ZoneDraft.ts';
import styles from '../ground.module.css';

interface ZoneRowsProps {
  readonly draft: ZoneDraft;
  readonly plan: ZonePlan;
  readonly onChange: (draft: ZoneDraft) => void;
}

/** Each zone with its ground, its rate and what that needs. */
export function ZoneRows({ draft, plan, onChange }: ZoneRowsProps) {
  const { shapes, texts } = draft;
  return (
    <ul className={classNames('border-top', styles.rows)}>
      {plan.zones.map((zone, index) => {
        const name = zone.name ?? words.zone(index + 1);
        return (
          // A zone has no id: its index in the list is the key.
          <li key={index}>
            <ZoneRow
              id={`zone-${index}`}
              name={zone.name === null ? name : `${index + 1} ${name}`}
              zone={zone}
              text={texts[index] ?? ''}
              onText={(text) => onChange({ ...draft, texts: texts.with(index, text) })}
            />
            <Button
              look="text"
              aria-label={words.away(name)}
              onClick={() =>
                onChange({
                  ...draft,
                  shapes: shapes.toSpliced(index, 1),
                  texts: texts.toSpliced(index, 1),
                })
              }
            >
              {words.takeAway}
            </Button>
          </li>
        );
      })}
      {plan.rest !== null && (
        <li>
          <ZoneRow
            id="zone-rest"
            name={words.rest}
            zone={plan.rest}
            text={draft.restText}
            onText={(restText) => onChange({ ...draft, restText })}
          />
        </li>
      )}
    </ul>
  );
}

interface ZoneRowProps {
  readonly id: string;
  readonly name: string;
  readonly zone: PlannedZone;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function ZoneRow({ id, name, zone, text, onText }: ZoneRowProps) {
  const { value } = readTyped(text, 'L/ha');
  const { areaM2, volumeL } = zone;
  return (
    <div className={styles.zone}>
      <FigureField
        id={id}
        label={words.rateOf(name)}
        unit="L/ha"
        text={text}
        onText={onText}
        notSet={mixWords.notSet}
      />
      <p>
        <span className="quiet">{outlinedText(roundedHa(areaM2))}</span>
        <br />
        <strong>
          {volumeL === 0 && words.notSprayed}
          {volumeL !== null && volumeL > 0 && quantityText(volumeL, 'L', 0)}
        </strong>
      </p>
      {value !== null && value > MOST_L_PER_HA && (
        <p role="alert">{words.tooMuch(quantityText(MOST_L_PER_HA, 'L/ha'))}</p>
      )}
    </div>
  );
}
