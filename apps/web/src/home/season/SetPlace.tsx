import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { paddocks } from '../../sync/paddocks.ts';
import { weatherPlace } from '../../weather/askService.ts';
import { setFarmPlace } from '../../weather/forecastStore.ts';
import { sourceName } from '../../weather/sourceName.ts';
import { devicePosition, middleOf, type Position } from '../../weather/forecastPosition.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';
import styles from './ForecastPanel.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/** About a kilometre is kept: it is all that is ever asked for. */
const keep = (place: Position): void => {
  setFarmPlace(weatherPlace(place));
};

/** Where the farm is: said once, by whoever wants the hours for spraying. */
export function SetPlace({ service }: { readonly service: string }) {
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
