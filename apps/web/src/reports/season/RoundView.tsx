import {
  asFields,
  localTime,
  sameFields,
  type Round,
  type SeasonNeeds,
  type SeasonPlan,
  type Shed,
} from '@mix/documents';
import type { Catalogue, MixDraft } from '@mix/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useStock } from '../../stock/useStock.ts';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { ownProducts } from '../../sync/ownProducts.ts';
import { rounds } from '../../sync/rounds.ts';
import { savedMixes } from '../../sync/savedMixes.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { wholeCatalogue } from '../../plan/planning/wholeCatalogue.ts';
import { formReading } from '../../plan/reading/readForm.ts';
import { isDay } from '../totals/ReportFilter.ts';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { reportPaths } from '../reportPaths.ts';
import { RoundActs } from './RoundActs.tsx';
import { roundOfMix } from './roundOfMix.ts';
import { NoPaddocks } from './NoPaddocks.tsx';
import { PaddockTick } from './PaddockTick.tsx';
import { roundSum } from './roundSum.ts';
import { roundNeeds } from './seasonWork.ts';
import { TakeRoundAlong } from './TakeSeasonAlong.tsx';
import { NeedsList } from './SeasonMonths.tsx';
import styles from './season.module.css';
import { read, soFar } from '../../sync/arrival/Collected.ts';

interface RoundViewProps {
  readonly season: SeasonPlan;
  /** Null: a new round. */
  readonly round: KeptDocument<Round> | null;
  /** The round that a new one is a copy of; null: none. */
  readonly like: Round | null;
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
  const saved = soFar(savedMixes.useAll());
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

/**
 * A new round begins with the mix in work, else the first saved mix; any other keeps its own mix.
 */
const begunWith = (own: Round | null, [first]: readonly Choice[]): string =>
  own === null && first !== undefined ? first.id : '';

/** The round as first shown. A copy is for today, with the ticked paddocks of its original. */
const beganAs = ({ round, like, today }: Omit<RoundViewProps, 'season'>): Round | null =>
  round?.value ?? (like && { ...like, day: today, plannedAt: nowHere() });

function useWholeCatalogue(): Catalogue | null {
  const listed = useCatalogue();
  const own = read(ownProducts.useAll());
  return listed.status === 'ready' ? wholeCatalogue(listed.catalogue, own) : null;
}

/** The paddocks ticked at first in a new round: all that it does not take over the cap. */
const underCap = ({ rows }: SeasonPlan, planned: Round | null): readonly string[] =>
  rows
    .filter((row) => roundSum(row, null, planned?.nitrogenKgPerHa ?? null)?.level !== 'over')
    .map(({ paddockId }) => paddockId);

type Moment = Pick<Round, 'day' | 'plannedAt'>;

/** The rates per hectare: of the mix that was chosen, else as the round has them. */
function plannedWith(
  own: Round | null,
  choice: Choice | null,
  catalogue: Catalogue | null,
  shed: Shed | null,
  when: Moment,
): { readonly planned: Round | null; readonly hasNoPlan: boolean } {
  if (choice === null) return { planned: own && { ...own, ...when }, hasNoPlan: false };
  if (catalogue === null) return { planned: null, hasNoPlan: false };
  const planned = roundOfMix(choice, catalogue, { ...when, paddocks: [] }, shed);
  return { planned, hasNoPlan: planned === null };
}

/** A hook. The round as it is being edited: choices made here come before what was kept. */
function useSaid({ season, round, like, today }: RoundViewProps) {
  const choices = useChoices();
  const [chosenId, setMixId] = useState('');
  const own = beganAs({ round, like, today });
  const mixId = chosenId || begunWith(own, choices);
  const [plannedAt] = useState(() => own?.plannedAt ?? nowHere());
  const [day, setDay] = useState(own?.day ?? today);
  const [ticked, setPlaces] = useState(own && own.paddocks.map(({ paddockId }) => paddockId));
  const choice = choices.find(({ id }) => id === mixId) ?? null;
  const catalogue = useWholeCatalogue();
  const shed = useStock();
  const { planned, hasNoPlan } = plannedWith(own, choice, catalogue, shed, { day, plannedAt });
  const places = ticked ?? underCap(season, planned);
  const paddocks = season.rows
    .filter(({ paddockId }) => places.includes(paddockId))
    .map(({ paddockId, name }) => ({ paddockId, name }))
    .toSorted((one, other) => one.paddockId.localeCompare(other.paddockId));
  return {
    choices,
    mixId,
    setMixId,
    day,
    setDay,
    places,
    setPlaces,
    hasNoPlan,
    value: planned && { ...planned, paddocks },
  };
}

type Said = ReturnType<typeof useSaid>;

/** One round: its mix, its day, its paddocks, what it takes, and on to the mix of the next paddock. */
export function RoundView(props: RoundViewProps) {
  const { season, round } = props;
  const said = useSaid(props);
  const { value } = said;
  const needs = value && roundNeeds(season, value);
  const isAll = season.rows.every(({ paddockId }) => said.places.includes(paddockId));
  return (
    <div className={styles.page} data-round="">
      <h2>{(round?.value ?? props.like)?.name ?? seasonPlanWords.round}</h2>
      <MixAndDay {...props} said={said} />
      <Section name={seasonPlanWords.paddocksOf}>
        {season.rows.length > 1 && (
          <Button
            look="text"
            onClick={() => {
              said.setPlaces(isAll ? [] : season.rows.map(({ paddockId }) => paddockId));
            }}
          >
            {isAll ? seasonPlanWords.untickAll : seasonPlanWords.tickAll}
          </Button>
        )}
        {season.rows.length === 0 && <NoPaddocks />}
        {season.rows.map((row) => (
          <PaddockTick
            key={row.paddockId}
            row={row}
            roundId={round?.id ?? null}
            nitrogenKgPerHa={value?.nitrogenKgPerHa ?? null}
            isTicked={said.places.includes(row.paddockId)}
            onTick={(ticked) => {
              const others = said.places.filter((id) => id !== row.paddockId);
              said.setPlaces(ticked ? [...others, row.paddockId] : others);
            }}
          />
        ))}
      </Section>
      {needs !== null && <NeedsList needs={needs} />}
      {round !== null && <TakeRoundAlong season={season} round={round} />}
      {round !== null && <RemoveRound id={round.id} />}
      <Ends {...{ season, round, value, needs }} today={props.today} />
    </div>
  );
}

function MixAndDay({ season, round, like, said }: RoundViewProps & { readonly said: Said }) {
  const { value } = said;
  return (
    <>
      {said.choices.length === 0 && value === null && <p>{seasonPlanWords.noMix}</p>}
      <div className={styles.said}>
        <MixChoice ownName={(round?.value ?? like)?.name ?? null} said={said} />
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
      </div>
      {said.hasNoPlan && <p role="alert">{seasonPlanWords.noPlan}</p>}
    </>
  );
}

/** The value of the mix that the round has already, in a list of others. */
const OWN = 'own';

interface MixChoiceProps {
  /** Name of the mix that the round has; null: the round is new. */
  readonly ownName: string | null;
  readonly said: Said;
}

function MixChoice({ ownName, said }: MixChoiceProps) {
  const { choices, mixId, setMixId } = said;
  const options = choices.map(({ id, name }) => ({ value: id, label: name }));
  const own = { value: OWN, label: seasonPlanWords.asInRound(ownName ?? '') };
  if (options.length === 0) return null;
  return (
    <Select
      label={seasonPlanWords.mix}
      options={ownName === null ? options : [own, ...options]}
      value={mixId || OWN}
      onChoose={(id) => {
        setMixId(id === OWN ? '' : id);
      }}
    />
  );
}

interface EndsProps {
  readonly season: SeasonPlan;
  readonly round: KeptDocument<Round> | null;
  readonly value: Round | null;
  /** What `value` takes. */
  readonly needs: SeasonNeeds | null;
  readonly today: string;
}

const byId = (round: Round): Round => ({
  ...round,
  paddocks: round.paddocks.toSorted((one, other) => one.paddockId.localeCompare(other.paddockId)),
});

const isSame = (one: Round, other: Round): boolean =>
  sameFields(asFields(byId(one)), asFields(byId(other)));

/** The words of the button: with the area planned, where that of every paddock is known. */
function keepWord({ areaHa, withoutArea }: SeasonNeeds): string {
  if (withoutArea > 0) return seasonPlanWords.keepRound;
  return seasonPlanWords.keepRoundOf(quantityText(areaHa, 'ha', 1));
}

function Ends({ season, round, value, needs, today }: EndsProps) {
  const [, navigate] = useLocation();
  const hasPaddocks = value !== null && value.paddocks.length > 0;
  const isKept = round !== null && hasPaddocks && isSame(value, round.value);
  const keep = (said: Round) => {
    const id = round?.id ?? newDocumentId();
    // Where the device cannot keep the round, the banner says so.
    rounds.save(id, said, round?.value).then(
      () => {
        // The address is replaced: the way back does not lead to the form of a round already kept.
        navigate(reportPaths.round(id), { replace: true });
      },
      () => undefined,
    );
  };
  return (
    <div className={styles.bottom} data-foot>
      {isKept && <RoundActs {...{ season, round, today }} />}
      {value !== null && !hasPaddocks && <p>{seasonPlanWords.tickPaddocks}</p>}
      {!isKept && hasPaddocks && needs !== null && (
        <Button
          look="primary"
          onClick={() => {
            keep(value);
          }}
        >
          {keepWord(needs)}
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
