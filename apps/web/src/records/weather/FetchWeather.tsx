import { momentOf, type SprayRecord } from '@mix/documents';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../device/clock/useNow.ts';
import { useConfig } from '../../device/config/useConfig.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { allowWeather, useWeatherAllowed } from '../../weather/weatherSetting.ts';
import type { FieldsProps } from '../fields/FieldsProps.ts';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { sourceName } from '../../weather/sourceName.ts';
import { fillFetched } from './fillFetched.ts';
import { devicePosition, type Position } from '../../weather/forecastPosition.ts';
import { askService } from '../../weather/askService.ts';
import { readWeather, VARIABLES, type FetchedWeather } from './readWeather.ts';

interface FetchWeatherProps extends FieldsProps {
  /** The middle of the paddock, where it is drawn; else the device is asked where it is. */
  readonly drawn: Position | null;
  readonly onPosition: (place: Position) => void;
}

/** Fills in the weather of now, where the instance has a source and this device may ask it. */
export function FetchWeather(props: FetchWeatherProps) {
  const { weatherUrl } = useConfig();
  const isAllowed = useWeatherAllowed();
  if (weatherUrl === null) return null;
  if (isAllowed) return <Fetching {...props} service={weatherUrl} />;
  return (
    <p className="quiet">
      {recordWords.fetchIsOff}{' '}
      <Button look="text" onClick={() => allowWeather(true)}>
        {recordWords.fetchOn}
      </Button>
    </p>
  );
}

/** The weather of now says nothing about a job that ended earlier than this. */
const STILL_MS = 3_600_000;

/** Why the weather of now is not that of a job; null: it is. */
function whyNotNow({ endedAt, endKnownTo }: SprayRecord, nowMs: number): string | null {
  if (endKnownTo === 'day') return recordWords.fetchNoTime;
  return nowMs - momentOf(endedAt) > STILL_MS ? recordWords.fetchTooLate : null;
}

const hasSignal = (): boolean => navigator.onLine;

type Outcome = 'idle' | 'fetching' | 'offline' | 'noPlace' | 'failed';

interface FetchingProps extends FetchWeatherProps {
  readonly service: string;
}

function Fetching({ record, texts, onTexts, drawn, onPosition, service }: FetchingProps) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const now = useNow();
  const source = sourceName(service);
  const card = useRef<HTMLDivElement>(null);
  const locate = async (): Promise<Position | null> => {
    const place = drawn ?? (await devicePosition());
    if (place !== null) onPosition(place);
    return place;
  };
  const ask = async (): Promise<Outcome> => {
    if (!hasSignal()) {
      // Sunrise and sunset need the position, but no signal.
      void locate();
      return 'offline';
    }
    const place = await locate();
    if (place === null) return 'noPlace';
    try {
      const weather = await fetchWeather(service, place);
      // Weather that comes after the card was left is dropped.
      if (card.current !== null)
        onTexts((typed) => fillFetched(typed, weather, source, deviceOffset));
      return 'idle';
    } catch {
      return hasSignal() ? 'failed' : 'offline';
    }
  };
  const whyNot = whyNotNow(record, now);
  if (whyNot !== null) {
    return texts.fetched === null ? (
      <p className="quiet">{whyNot}</p>
    ) : (
      <Fetched texts={texts} now={now} />
    );
  }
  return (
    <>
      <Button
        onClick={() => {
          if (outcome === 'fetching') return;
          setOutcome('fetching');
          void ask().then(setOutcome);
        }}
      >
        {outcome === 'fetching'
          ? recordWords.fetching
          : texts.fetched === null
            ? recordWords.fetchWeather
            : recordWords.fetchAgain}
      </Button>
      <div role="status" ref={card}>
        <Problem outcome={outcome} />
        {texts.fetched !== null && <Fetched texts={texts} now={now} />}
      </div>
      <p className="quiet">
        {recordWords.fetchWhat(source)}{' '}
        <Button look="text" onClick={() => allowWeather(false)}>
          {recordWords.fetchOff}
        </Button>
      </p>
    </>
  );
}

function Problem({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome) {
    case 'idle':
    case 'fetching':
      return null;
    case 'offline':
      return <p>{recordWords.fetchOffline}</p>;
    case 'noPlace':
      return <p>{recordWords.noPlace}</p>;
    case 'failed':
      return <p>{recordWords.fetchFailed}</p>;
  }
}

interface FetchedProps extends Pick<FieldsProps, 'texts'> {
  readonly now: number;
}

/** Where the figures come from and how old they are, as long as they stand in the fields. */
function Fetched({ texts: { fetched }, now }: FetchedProps) {
  if (fetched === null) return null;
  const { source, observedAt } = fetched;
  return (
    <p>
      {observedAt !== null && recordWords.fetched(source, ageText(now - momentOf(observedAt)))}{' '}
      <span className="quiet">{recordWords.fetchedModel}</span>
    </p>
  );
}

function ageText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes === 0) return recordWords.ageNow;
  return minutes < 120
    ? recordWords.ageMinutes(minutes)
    : recordWords.ageHours(Math.round(minutes / 60));
}

/**
 * Asks a service that answers as Open-Meteo does for the weather of a place now.
 * @throws Error of any kind when it does not answer, answers too late, or not with weather
 */
async function fetchWeather(service: string, place: Position): Promise<FetchedWeather> {
  const asked = Object.values(VARIABLES).map(({ name }) => name);
  const answer = await askService(service, place, { current: asked.join(',') });
  const weather = readWeather(answer, Date.now());
  if (weather === null) throw new Error('no weather in an answer');
  return weather;
}
