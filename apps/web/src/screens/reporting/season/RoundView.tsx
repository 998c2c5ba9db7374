import {
  asFields,
  localTime,
  needsOf,
  sameFields,
  type Round,
  type SeasonPlan,
  type SeasonRow,
} from '@mix/documents';
import { NITROGEN_CAP_KG_PER_HA, type MixDraft } from '@mix/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useCatalogue } from '../../../catalogue/list/useCatalogue.ts';
import { AskFirst } from '../../../components/AskFirst.tsx';
import { Button } from '../../../components/Button.tsx';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import { Select } from '../../../components/fields/Select.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Section } from '../../../components/panels/Section.tsx';
import { deviceOffset } from '../../../device/clock/deviceOffset.ts';
import type { KeptDocument } from '../../../documents/DocumentCollection.ts';
import { newDocumentId } from '../../../documents/newDocumentId.ts';
import { ownProducts } from '../../../documents/ownProducts.ts';
import { rounds } from '../../../documents/rounds.ts';
import { savedMixes } from '../../../documents/savedMixes.ts';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import { GROUND_NOT_KNOWN, linesWithoutGround } from '../../../mix/draft/withoutGround.ts';
import { wholeCatalogue } from '../../../mix/planning/wholeCatalogue.ts';
import { formReading } from '../../../mix/reading/readForm.ts';
import { paths } from '../../../navigation/paths.ts';
import { capLevel } from '../../../report/capLevel.ts';
import { overCap } from '../../../report/nitrogenLedger.ts';
import { isDay } from '../../../report/ReportFilter.ts';
import { seasonPlanWords } from '../../../words/en/farm/seasonPlanWords.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { reportPaths } from '../reportPaths.ts';
import { roundOfMix } from './roundOfMix.ts';
import { NeedsList } from './SeasonMonths.tsx';
import styles from './season.module.css';

interface RoundViewProps {
  readonly season: SeasonPlan;
  /** Null is a new one. */
  readonly round: KeptDocument<Round> | null;
  readonly today: string;
}

/** The value of the mix that stands on the mix screen, in a list of saved ones. */
const IN_WORK = 'in work';

/** A mix that a round may be of. */
interface Choice {
  readonly id: string;
  readonly name: string;
  readonly draft: MixDraft;
}

function useChoices(): readonly Choice[] {
  const saved = savedMixes.useAll() ?? [];
  const { draft } = formReading(useStore(draftStore.form, ({ value }) => value));
  const inWork = (draft.products ?? []).length > 0;
  const name = draft.name ?? seasonPlanWords.mixInWork;
  return [
    ...(inWork ? [{ id: IN_WORK, name, draft }] : []),
    ...saved.map(({ id, value }) => ({ id, name: value.name, draft: value.draft })),
  ];
}

function nowHere(): string {
  const now = new Date();
  return localTime(now, deviceOffset(now.getTime()));
}

/** A new round begins with the mix in work, or the first that is saved; one that is kept has its own. */
const begunWith = (round: RoundViewProps['round'], [first]: readonly Choice[]): string =>
  round === null && first !== undefined ? first.id : '';

/** A round as it is being said: what was chosen rules over what was kept. */
function useSaid({ season, round, today }: RoundViewProps) {
  const listed = useCatalogue();
  const own = ownProducts.useAll();
  const choices = useChoices();
  const [chosenId, setMixId] = useState('');
  const mixId = chosenId || begunWith(round, choices);
  const first = round?.value ?? { day: today, plannedAt: nowHere(), paddocks: [] };
  const [plannedAt] = useState(first.plannedAt);
  const [day, setDay] = useState(first.day);
  const [places, setPlaces] = useState(() => first.paddocks.map(({ paddockId }) => paddockId));
  const paddocks = season.rows
    .filter(({ paddockId }) => places.includes(paddockId))
    .map(({ paddockId, name }) => ({ paddockId, name }))
    .toSorted((one, other) => one.paddockId.localeCompare(other.paddockId));
  const choice = choices.find(({ id }) => id === mixId) ?? null;
  const catalogue = listed.status === 'ready' ? wholeCatalogue(listed.catalogue, own) : null;
  const made = choice && catalogue && roundOfMix(choice, catalogue, { day, plannedAt, paddocks });
  const before = round === null ? null : { ...round.value, day, paddocks };
  return {
    choices,
    mixId,
    setMixId,
    day,
    setDay,
    places,
    setPlaces,
    hasNoPlan: choice !== null && catalogue !== null && made === null,
    value: choice === null ? before : made,
  };
}

type Said = ReturnType<typeof useSaid>;

/** One round: its mix, its day, its paddocks, what it takes, and on to the mix of the next paddock. */
export function RoundView(props: RoundViewProps) {
  const { season, round } = props;
  const said = useSaid(props);
  const { value } = said;
  return (
    <div className={styles.page}>
      <h2>{round?.value.name ?? seasonPlanWords.round}</h2>
      <MixAndDay {...props} said={said} />
      <Section name={seasonPlanWords.paddocksOf}>
        {season.rows.length === 0 && <p>{seasonPlanWords.noPaddocks}</p>}
        {season.rows.map((row) => (
          <PaddockTick
            key={row.paddockId}
            row={row}
            roundId={round?.id ?? null}
            round={value}
            isTicked={said.places.includes(row.paddockId)}
            onTick={(ticked) => {
              const others = said.places.filter((id) => id !== row.paddockId);
              said.setPlaces(ticked ? [...others, row.paddockId] : others);
            }}
          />
        ))}
      </Section>
      {value !== null && <Takes season={season} round={value} />}
      {round !== null && <RemoveRound id={round.id} />}
      <Ends season={season} round={round} value={value} />
    </div>
  );
}

function MixAndDay({ season, round, said }: RoundViewProps & { readonly said: Said }) {
  return (
    <>
      {said.choices.length === 0 && round === null && <p>{seasonPlanWords.noMix}</p>}
      <MixChoice round={round} said={said} />
      {said.hasNoPlan && <p role="alert">{seasonPlanWords.noPlan}</p>}
      <TextField
        label={seasonPlanWords.day}
        type="date"
        value={said.day}
        min={season.firstDay}
        max={season.lastDay}
        onText={(text) => {
          if (isDay(text)) said.setDay(text);
        }}
      />
    </>
  );
}

/** As many stand side by side; more are a list. */
const MOST_CHIPS = 6;

function MixChoice({ round, said }: Pick<RoundViewProps, 'round'> & { readonly said: Said }) {
  const { choices, mixId, setMixId } = said;
  const options = choices.map(({ id, name }) => ({ value: id, label: name }));
  const label = seasonPlanWords.mix;
  if (options.length > MOST_CHIPS) {
    const notSet = round?.value.name ?? '–';
    return <Select {...{ label, options, notSet }} value={mixId} onChoose={setMixId} />;
  }
  if (options.length === 0) return null;
  return (
    <ChoiceChips {...{ label, options }} labelShown value={mixId || null} onChoose={setMixId} />
  );
}

interface EndsProps {
  readonly season: SeasonPlan;
  readonly round: KeptDocument<Round> | null;
  readonly value: Round | null;
}

const byId = (round: Round): Round => ({
  ...round,
  paddocks: round.paddocks.toSorted((one, other) => one.paddockId.localeCompare(other.paddockId)),
});

const isSame = (one: Round, other: Round): boolean =>
  sameFields(asFields(byId(one)), asFields(byId(other)));

function Ends({ season, round, value }: EndsProps) {
  const [, navigate] = useLocation();
  const hasPaddocks = value !== null && value.paddocks.length > 0;
  const isKept = round !== null && hasPaddocks && isSame(value, round.value);
  const keep = (said: Round) => {
    const id = round?.id ?? newDocumentId();
    // A device that does not keep it says so in the strip.
    rounds.save(id, said, round?.value).then(
      () => {
        // The way back does not lead into a form that is done.
        navigate(reportPaths.round(id), { replace: true });
      },
      () => undefined,
    );
  };
  return (
    <div className={styles.bottom}>
      {isKept && <PlanNext season={season} round={round} />}
      {value !== null && !hasPaddocks && <p>{seasonPlanWords.tickPaddocks}</p>}
      {!isKept && hasPaddocks && (
        <Button
          look="primary"
          onClick={() => {
            keep(value);
          }}
        >
          {seasonPlanWords.keepRound}
        </Button>
      )}
    </div>
  );
}

function RemoveRound({ id }: { readonly id: string }) {
  const [, navigate] = useLocation();
  const remove = () => {
    rounds.remove(id).then(
      () => {
        navigate(reportPaths.season, { replace: true });
      },
      () => undefined,
    );
  };
  const { removeRound: word, removeRoundNow: sureWord } = seasonPlanWords;
  return <AskFirst word={word} sureWord={sureWord} onSure={remove} />;
}

const isDoneOn = (row: SeasonRow, roundId: string | null): boolean =>
  row.cells.some((cell) => cell.roundId === roundId && cell.done);

interface PaddockTickProps {
  readonly row: SeasonRow;
  readonly roundId: string | null;
  readonly round: Round | null;
  readonly isTicked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

const kgText = (kg: number): string => numberText(kg, 1);

/** A paddock with the nitrogen it has, gets, and then has. */
function PaddockTick({ row, roundId, round, isTicked, onTick }: PaddockTickProps) {
  const { name, areaHa, recordedKgPerHa } = row;
  const more = round?.nitrogenKgPerHa ?? null;
  const area = areaHa === null ? seasonPlanWords.noArea : quantityText(areaHa, 'ha', 1);
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => {
          onTick(event.currentTarget.checked);
        }}
      />
      <span>
        <b>{name}</b> {isDoneOn(row, roundId) && `(${seasonPlanWords.done})`}
        <br />
        <span className={styles.quiet}>
          {more === null || recordedKgPerHa === null ? (
            area
          ) : (
            <NitrogenWith area={area} recorded={recordedKgPerHa} more={more} />
          )}
        </span>
      </span>
    </label>
  );
}

interface NitrogenWithProps {
  readonly area: string;
  readonly recorded: number;
  readonly more: number;
}

function NitrogenWith({ area, recorded, more }: NitrogenWithProps) {
  const cap = NITROGEN_CAP_KG_PER_HA;
  const sum = recorded + more;
  const level = capLevel(recorded, more, cap);
  const text = seasonPlanWords.sumOf(
    area,
    kgText(recorded),
    kgText(more),
    kgText(sum),
    kgText(cap),
  );
  if (level !== 'over' && level !== 'near') return text;
  return (
    <>
      {text}{' '}
      <span className={styles.warn}>
        {level === 'over' ? `▲ ${seasonPlanWords.over}` : `▲ ${seasonPlanWords.near}`}
      </span>{' '}
      {level === 'over' && seasonPlanWords.overLimit(kgText(overCap(sum, cap)))}
    </>
  );
}

function Takes({ season, round }: { readonly season: SeasonPlan; readonly round: Round }) {
  const areaOf = new Map(season.rows.map(({ paddockId, areaHa }) => [paddockId, areaHa]));
  const needs = needsOf(
    round.paddocks.map(({ paddockId }) => ({ areaHa: areaOf.get(paddockId) ?? null, round })),
  );
  return <NeedsList needs={needs} />;
}

interface PlanNextProps {
  readonly season: SeasonPlan;
  readonly round: KeptDocument<Round>;
}

/** Puts the mix of a round on the mix screen, for one of its paddocks. */
function openRound({ draft, name }: Round, { paddockId, name: place, areaHa }: SeasonRow): void {
  const form = {
    ...draft,
    ...GROUND_NOT_KNOWN,
    products: linesWithoutGround(draft.products ?? []),
    name,
    sprayAreaHa: areaHa,
    paddock: { id: paddockId, name: place, areaHa, landUse: null },
  };
  draftStore.open(form, Date.now(), seasonPlanWords.opened(place));
}

/** Opens the mix of the round for its next paddock. */
function PlanNext({ season, round: { id, value } }: PlanNextProps) {
  const [, navigate] = useLocation();
  const next = season.rows.find(
    (row) =>
      value.paddocks.some(({ paddockId }) => paddockId === row.paddockId) && !isDoneOn(row, id),
  );
  if (next === undefined) return <p>{seasonPlanWords.allDone}</p>;
  const { name, areaHa } = next;
  return (
    <Button
      look="primary"
      onClick={() => {
        openRound(value, next);
        navigate(paths.mix);
      }}
    >
      {seasonPlanWords.planPaddock(
        name,
        areaHa === null ? seasonPlanWords.noArea : quantityText(areaHa, 'ha', 1),
      )}
    </Button>
  );
}
