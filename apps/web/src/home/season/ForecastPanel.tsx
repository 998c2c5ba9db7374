import { localDay, localTime } from '@mix/documents';
import { useEffect, useMemo, useState } from 'react';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { weatherPlace } from '../../weather/askService.ts';
import type { Forecast } from '../../weather/Forecast.ts';
import { fetchForecast, setFarmPlace, useLastForecast } from '../../weather/forecastStore.ts';
import { nextWindow, sprayHours } from '../../weather/sprayHours.ts';
import { useWeatherAllowed } from '../../weather/weatherSetting.ts';
import {
  middleOf,
  type Position,
  devicePosition,
  useFarmPlace,
} from '../../weather/forecastPosition.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { WindowPicture } from './WindowPicture.tsx';
import styles from './ForecastPanel.module.css';
import { read, soFar } from '../../sync/arrival/Collected.ts';
import { sourceName } from '../../weather/sourceName.ts';

/** The hours for spraying today, where the weather may be asked for; nothing where it may not. */
export function ForecastPanel({ form }: { readonly form: MixForm }) {
  const { weatherUrl } = useConfig();
  const place = useForecastPlace(form);
  const isAllowed = useWeatherAllowed();
  const isFoliarNitrogen = useBringsNitrogen(form);
  if (weatherUrl === null || !isAllowed || place === undefined) return null;
  return (
    <Section
      name={homeSeasonWords.window}
      note={isFoliarNitrogen ? homeSeasonWords.forNitrogen : undefined}
    >
      {place === null ? (
        <SetPlace service={weatherUrl} />
      ) : (
        <OfPlace place={place} service={weatherUrl} isFoliarNitrogen={isFoliarNitrogen} />
      )}
    </Section>
  );
}

/**
 * The position of the forecast: the middle of the outline of the paddock in work, else the farm's.
 * Null until somebody says where the farm is, which also lets the app ask at all; undefined while
 * the device is read.
 */
function useForecastPlace({ paddock = null }: MixForm): Position | null | undefined {
  const farm = useFarmPlace();
  const ground = read(paddocks.useAll());
  const outline = ground?.find(({ id }) => id === paddock?.id)?.value.outline ?? null;
  // The same object while the outline is the same: a new object would be asked for anew.
  const isRead = ground !== null || paddock === null;
  return useMemo(() => {
    if (farm === null) return null;
    if (!isRead) return undefined;
    const drawn = middleOf(outline ?? []);
    return drawn === null ? farm : weatherPlace(drawn);
  }, [farm, outline, isRead]);
}

/** Whether a product of the mix in work is known to bring nitrogen. */
function useBringsNitrogen({ products }: MixForm): boolean {
  const listed = useCatalogue();
  if (listed.status !== 'ready') return false;
  return products.some(({ productId }) =>
    listed.catalogue.products.some(
      ({ id, nutrientsPct }) => id === productId && (nutrientsPct?.N ?? 0) > 0,
    ),
  );
}

const HOUR_MS = 3_600_000;
/** A newer forecast is asked for after this. */
const FRESH_MS = HOUR_MS;
/** From here on the weather has often turned out otherwise, and the forecast says that it is old. */
const OLD_MS = 3 * HOUR_MS;

type Outcome = 'idle' | 'fetching' | 'offline' | 'failed';

const hasSignal = (): boolean => navigator.onLine;

interface OfPlaceProps {
  readonly place: Position;
  readonly service: string;
  readonly isFoliarNitrogen: boolean;
}

function OfPlace({ place, service, isFoliarNitrogen }: OfPlaceProps) {
  const forecast = useLastForecast(place);
  const now = useNow(MINUTE_MS);
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const [asked, setAsked] = useState(0);
  const isFresh =
    forecast !== null && now >= forecast.fetchedAtMs && now - forecast.fetchedAtMs < FRESH_MS;
  useEffect(() => {
    if (isFresh) return undefined;
    let isLeft = false;
    const told = (next: Outcome) => {
      if (!isLeft) setOutcome(next);
    };
    const ask = async () => {
      if (!hasSignal()) return 'offline';
      told('fetching');
      try {
        await fetchForecast(service, place);
        return 'idle';
      } catch {
        return hasSignal() ? 'failed' : 'offline';
      }
    };
    void ask().then(told);
    return () => {
      isLeft = true;
    };
    // Asked when Home is opened, when an hour has gone by, and by the button.
  }, [service, place, asked, isFresh]);
  return (
    <>
      {forecast === null ? (
        <p role="status" className="quiet">
          {withoutForecast(outcome)}
        </p>
      ) : (
        <>
          <Told forecast={forecast} now={now} isFoliarNitrogen={isFoliarNitrogen} />
          <Age forecast={forecast} now={now} outcome={outcome} />
        </>
      )}
      <p className={styles.acts}>
        {(outcome === 'failed' || outcome === 'offline') && (
          <Button look="text" onClick={() => setAsked(asked + 1)}>
            {homeSeasonWords.askAgain}
          </Button>
        )}
        <Button look="text" onClick={() => setFarmPlace(null)}>
          {homeSeasonWords.forgetPlace}
        </Button>
      </p>
    </>
  );
}

function withoutForecast(outcome: Outcome): string {
  if (outcome === 'offline') return homeSeasonWords.noneWithoutSignal;
  return outcome === 'failed' ? homeSeasonWords.noneFetched : homeSeasonWords.fetching;
}

interface ToldProps {
  readonly forecast: Forecast;
  readonly now: number;
  readonly isFoliarNitrogen: boolean;
}

function Told({ forecast, now, isFoliarNitrogen }: ToldProps) {
  const today = localDay(localTime(new Date(now), deviceOffset(now)));
  const hours = sprayHours({ forecast, isFoliarNitrogen, offsetAt: deviceOffset }, today);
  const isTold = hours.some(({ atMs }) => atMs + HOUR_MS > now);
  if (!isTold) return <p>{homeSeasonWords.notForToday}</p>;
  return <WindowPicture hours={hours} window={nextWindow(hours, now)} now={now} />;
}

interface AgeProps {
  readonly forecast: Forecast;
  readonly now: number;
  readonly outcome: Outcome;
}

/** Source and age of the forecast: an old one is never shown as if it were new. */
function Age({ forecast: { source, fetchedAtMs }, now, outcome }: AgeProps) {
  const isOld = now - fetchedAtMs >= OLD_MS || now < fetchedAtMs;
  return (
    <div role="status" className={styles.age}>
      {isOld && <WarningIcon size={20} />}
      <p>
        {isOld && <strong>{homeSeasonWords.oldForecast} </strong>}
        {homeSeasonWords.fetchedAt(
          source,
          momentText(new Date(fetchedAtMs), new Date(now)),
          ageText(now - fetchedAtMs),
        )}
        {outcome === 'offline' && ` ${homeSeasonWords.noSignal}`}
        {outcome === 'failed' && ` ${homeSeasonWords.notFetched}`}
      </p>
    </div>
  );
}

function ageText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
  if (minutes === 0) return homeSeasonWords.justNow;
  return minutes < 120
    ? homeSeasonWords.minutesOld(minutes)
    : homeSeasonWords.hoursOld(Math.floor(minutes / 60));
}

/** Keeps a position to about a kilometre: nothing finer is ever asked for. */
const keep = (place: Position): void => {
  setFarmPlace(weatherPlace(place));
};

/** Sets where the farm is, once, for whoever wants the hours for spraying. */
function SetPlace({ service }: { readonly service: string }) {
  const [isUnknown, setUnknown] = useState(false);
  const ground = soFar(paddocks.useAll());
  const drawn = middleOf(ground.flatMap(({ value }) => value.outline ?? []));
  return (
    <div className={styles.setting}>
      <p>{homeSeasonWords.setPlace}</p>
      <p className="quiet">{homeSeasonWords.whatIsAsked(sourceName(service))}</p>
      {drawn !== null && <Button onClick={() => keep(drawn)}>{homeSeasonWords.usePaddocks}</Button>}
      <Button
        onClick={() => {
          void devicePosition().then((place) => {
            if (place === null) setUnknown(true);
            else keep(place);
          });
        }}
      >
        {homeSeasonWords.useDevice}
      </Button>
      <p role="status">{isUnknown && homeSeasonWords.noPlace}</p>
    </div>
  );
}
