import { bringsNitrogen, minutesIntoDay, momentOf, type SprayRecord } from '@mix/documents';
import { celsius, judgeWeather, minutes, type WeatherJudgement } from '@mix/engine';
import { useState } from 'react';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { paddocks } from '../../sync/paddocks.ts';
import { plainQuantityText } from '../../i18n/figures/plainQuantityText.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import type { FieldsProps } from '../fields/FieldsProps.ts';
import { RecordFigure } from '../card/RecordFigure.tsx';
import { FetchWeather } from './FetchWeather.tsx';
import { COMPASS } from './readWeather.ts';
import { sunHours } from '../../weather/sunHours.ts';
import { middleOf, type Position } from '../../weather/forecastPosition.ts';
import recordStyles from '../card/record.module.css';
import styles from './WeatherFields.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/** The weather as it was read at the paddock, and what the engine makes of it. */
export function WeatherFields({ record, texts, onTexts }: FieldsProps) {
  const fields = { texts, onTexts };
  const point = COMPASS.find((one) => one === texts.windFrom) ?? null;
  const known = soFar(paddocks.useAll());
  const outline = known.find(({ id }) => id === texts.paddockId)?.value.outline ?? null;
  const drawn = outline === null ? null : middleOf(outline);
  const [found, setFound] = useState<Position | null>(null);
  return (
    <Section name={recordWords.weather}>
      <div className={recordStyles.stack}>
        <FetchWeather
          record={record}
          texts={texts}
          onTexts={onTexts}
          drawn={drawn}
          onPosition={setFound}
        />

        <RecordFigure name="windSpeedKmPerH" label={recordWords.wind} {...fields} />
        <RecordFigure name="windGustKmPerH" label={recordWords.gusts} {...fields} />

        <div className={styles.compass}>
          <ChoiceChips
            label={recordWords.windFrom}
            labelShown
            options={COMPASS.map((value, place) => ({
              value,
              label: recordWords.compass[place] ?? value,
            }))}
            value={point}
            onChoose={(windFrom) => onTexts({ windFrom: windFrom === point ? '' : windFrom })}
          />
        </div>
        <div className={styles.pair}>
          <RecordFigure name="airTemperatureC" label={recordWords.temperature} {...fields} />
          <RecordFigure name="relativeHumidityPct" label={recordWords.humidity} {...fields} />
        </div>
        <Judged record={record} place={drawn ?? found} />
      </div>
    </Section>
  );
}

interface JudgedProps {
  readonly record: SprayRecord;
  /** Where it was sprayed; null where nobody said. */
  readonly place: Position | null;
}

/** The judgements of the weather, the worst first; what is not known is not judged. */
function Judged({ record, place }: JudgedProps) {
  const { startedAt, endedAt } = record;
  const began = startedAt ?? endedAt;
  // Of a spray that was written down the hours are not known, and no inversion is read into them.
  const minutesAt = (time: string) =>
    record.endKnownTo === 'day' ? null : minutes(minutesIntoDay(began, momentOf(time)));
  const sun = place === null ? null : sunHours(place, began);
  const { airTemperatureC, relativeHumidityPct, windSpeedKmPerH } = record.weather;
  const { deltaTK, judgements } = judgeWeather({
    airTemperatureC: airTemperatureC === null ? null : celsius(airTemperatureC),
    relativeHumidityPct,
    windSpeedKmPerH,
    sprayedFromMin: minutesAt(began),
    sprayedUntilMin: minutesAt(endedAt),
    sunriseMin: sun?.sunriseMin ?? null,
    sunsetMin: sun?.sunsetMin ?? null,
    foliarNitrogen: bringsNitrogen(record),
    leafMoist: false,
  });
  const known = judgements.filter(({ verdict }) => verdict !== 'notKnown');
  return (
    <div className={styles.judged} role="status">
      <p>
        {deltaTK === null ? (
          <span className="quiet">{recordWords.deltaTMissing}</span>
        ) : (
          <strong>{recordWords.deltaT(plainQuantityText(deltaTK, '°C', 1))}</strong>
        )}
      </p>
      {known.toSorted(worstFirst).map(({ code, verdict, values }) => (
        <p key={code}>
          {verdict !== 'good' && <WarningIcon size={18} />}
          <span>
            <b>{recordWords.verdict[verdict]}.</b> {recordWords.judged[code]}
            {code === 'inversionLikely' && ` ${inversionHours(values)}`}
          </span>
        </p>
      ))}
      {judgements.some(({ code }) => code === 'inversionNotKnown') && (
        <p className="quiet">{recordWords.judged.inversionNotKnown}</p>
      )}
    </div>
  );
}

const ORDER: readonly WeatherJudgement['verdict'][] = ['avoid', 'caution', 'good', 'notKnown'];
const worstFirst = (a: WeatherJudgement, b: WeatherJudgement): number =>
  ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict);

const DAY_MIN = 1440;

/** A time of day as "hh:mm"; minutes of the day before or after are brought into the day. */
function clockText(minutesIntoDay: number): string {
  const minute = ((minutesIntoDay % DAY_MIN) + DAY_MIN) % DAY_MIN;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The hours of a likely inversion in whole minutes, rounded to the side of care. */
function inversionHours({ untilMin, fromMin }: WeatherJudgement['values']): string {
  if (untilMin === undefined || fromMin === undefined) return '';
  return recordWords.inversionHours(clockText(Math.ceil(untilMin)), clockText(Math.floor(fromMin)));
}
