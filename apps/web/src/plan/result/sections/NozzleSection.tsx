import type { Catalogue, MixPlan, Nozzle, SprayerResult } from '@mix/engine';
import { NozzleWindow } from '../../../ui/plot/NozzleWindow.tsx';
import { Reading } from '../../../ui/figures/Reading.tsx';
import { ResultSection } from './ResultSection.tsx';
import { numberText } from '../../../i18n/figures/numberText.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { nozzleWords } from '../../../i18n/made/en/result/nozzleWords.ts';
import { resultWords } from '../../../i18n/made/en/result/resultWords.ts';
import { shownUnitSign } from '../../../i18n/figures/shownUnitSign.ts';

interface NozzleSectionProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
}

/** The pressure that gives the rate, and the speeds the tip allows. */
export function NozzleSection({ plan, catalogue }: NozzleSectionProps) {
  const { sprayer } = plan;
  const nozzle = catalogue.nozzles.find(({ id }) => id === sprayer?.nozzleId);
  // What is not set for a pressure stands with all else that was not checked.
  if (sprayer === null || nozzle === undefined) return null;
  const droplets =
    sprayer.dropletClass === null
      ? nozzleWords.dropletUnknown
      : resultWords.dropletClasses[sprayer.dropletClass];
  return (
    <ResultSection
      name={nozzleWords.nozzle}
      note={
        <>
          <Reading value={sprayer.pressureBar} unit="bar" decimals={1} /> {nozzleWords.atSpeed}{' '}
          {quantityText(sprayer.travelSpeedKmPerH, 'km/h')}
        </>
      }
    >
      <p className="quiet">
        {sprayer.nozzleCount} × {nozzle.model},{' '}
        {nozzleWords.eachNozzle(quantityText(sprayer.nozzleOutputLPerMin, 'L/min', 2))}, {droplets}
      </p>
      {sprayer.measuredFlow !== null && (
        <p className="padding-top-1 quiet">
          {nozzleWords.measuredFlow(
            quantityText(sprayer.measuredFlow.flowLPerMin, 'L/min', 2),
            quantityText(sprayer.measuredFlow.atBar, 'bar', 1),
          )}
        </p>
      )}
      <Window plan={plan} sprayer={sprayer} nozzle={nozzle} />
      <p className="padding-top-1 quiet">
        {nozzleWords.density(numberText(sprayer.densityFactor, 3))}{' '}
        {nozzleWords.boomFlow(quantityText(sprayer.boomFlowLPerMin, 'L/min', 1))}
        {sprayer.pumpFlowLPerMin !== null && (
          <> {nozzleWords.pumpFlow(quantityText(sprayer.pumpFlowLPerMin, 'L/min', 1))}</>
        )}
      </p>
      <p className="padding-top-1 quiet">
        {nozzleWords.workRate(
          `${quantityText(sprayer.workRateHaPerH, 'ha', 1)}/h`,
          quantityText(sprayer.sprayingTimeMin, 'min', 0),
        )}
      </p>
    </ResultSection>
  );
}

interface WindowProps {
  readonly plan: MixPlan;
  readonly sprayer: SprayerResult;
  readonly nozzle: Nozzle;
}

function Window({ plan, sprayer, nozzle }: WindowProps) {
  const { speedWindowKmPerH, minBar, maxBar, pressureBar, travelSpeedKmPerH } = sprayer;
  if (speedWindowKmPerH === null || minBar === null || maxBar === null) return null;
  const rate = quantityText(plan.applicationRateLPerHa, 'L/ha');
  const bar = (value: number): string => quantityText(value, 'bar', 2);
  const speed = (value: number): string => quantityText(value, 'km/h', 1);
  const [slowest, fastest] = speedWindowKmPerH;
  return (
    <NozzleWindow
      // At one rate the flow follows the speed, and the pressure the flow by the tip's own exponent.
      pressureAt={(kmPerH) =>
        pressureBar * (kmPerH / travelSpeedKmPerH) ** (1 / nozzle.flowExponent)
      }
      speedKmPerH={travelSpeedKmPerH}
      pressureBar={pressureBar}
      minBar={minBar}
      maxBar={maxBar}
      speedWindowKmPerH={speedWindowKmPerH}
      dropletBands={nozzle.dropletBands}
      speedAxis={nozzleWords.speedAxis(shownUnitSign('km/h'), rate)}
      description={nozzleWords.windowWords(
        rate,
        bar(minBar),
        bar(maxBar),
        speed(slowest),
        speed(fastest),
        speed(travelSpeedKmPerH),
        quantityText(pressureBar, 'bar', 1),
      )}
    >
      {nozzleWords.keepBetween(speed(slowest), speed(fastest))}{' '}
      {nozzleWords.outsideFrame(bar(minBar), bar(maxBar))}
      {sprayer.dropletStandard !== null && <> {nozzleWords.edition(sprayer.dropletStandard)}</>}
    </NozzleWindow>
  );
}
