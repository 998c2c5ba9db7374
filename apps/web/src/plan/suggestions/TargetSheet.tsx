import { proposeSupply, type Catalogue, type NutrientTarget } from '@mix/engine';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { productNames } from '../../i18n/products/productNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { MixView } from '../planning/useMix.ts';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { slipWords } from '../../i18n/made/en/mix/slipWords.ts';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import {
  candidatesFor,
  MOST_CANDIDATES,
  FURTHER_NUTRIENTS,
  MAIN_NUTRIENTS,
  readTarget,
  targetTexts,
  targetUnit,
  targetUnits,
  type TargetNutrient,
} from './nutrientTarget.ts';
import rowStyles from '../product/ProductRow.module.css';
import sheetStyles from '../SheetFields.module.css';
import { meetsTarget, supplyCard } from './supplyCard.ts';
import { takenFields } from './takenFields.ts';
import { useQuiet } from '../planning/useQuiet.ts';
import { SuggestionCards } from './SuggestionCards.tsx';
import styles from './TargetSheet.module.css';
import waysStyles from '../ways/ways.module.css';

/** So many products stand above the answer; the others are a tap away. */
const FIRST_SHOWN = 6;

interface TargetSheetProps {
  readonly mix: MixView;
  readonly onClose: () => void;
}

/** Nutrients wanted on the ground, and the product rates that bring them. */
export function TargetSheet({ mix, onClose }: TargetSheetProps) {
  const texts = useStore(targetTexts);
  const { catalogue } = mix;
  const target = readTarget(texts);
  return (
    <Sheet
      title={mixWords.nutrientTarget}
      closeWord={mixWords.done}
      onClose={onClose}
      focusId="target-N"
    >
      <p className={sheetStyles.hint}>
        {reader.system === 'metric' ? planAidWords.targetNote : planAidWords.targetNotePerAcre}
      </p>
      <div className={sheetStyles.fields}>
        <div className={sheetStyles.pair}>
          {MAIN_NUTRIENTS.map((nutrient) => (
            <TargetField key={nutrient} nutrient={nutrient} />
          ))}
        </div>
        <ExpansionPanel summary={planAidWords.furtherNutrients} drawnWhenOpened>
          <div className={sheetStyles.pair}>
            {FURTHER_NUTRIENTS.map((nutrient) => (
              <TargetField key={nutrient} nutrient={nutrient} />
            ))}
          </div>
        </ExpansionPanel>
      </div>
      {catalogue !== null && target !== null && (
        <Candidates mix={mix} catalogue={catalogue} target={target} onClose={onClose} />
      )}
    </Sheet>
  );
}

/** What is wanted of one nutrient, in the unit that it is stated in. */
function TargetField({ nutrient }: { readonly nutrient: TargetNutrient }) {
  const text = useStore(targetTexts, ({ wanted }) => wanted[nutrient] ?? '');
  const unit = useStore(targetTexts, ({ units }) => targetUnit(nutrient, units));
  const choices = targetUnits(nutrient);
  return (
    <FigureField
      id={`target-${nutrient}`}
      label={planAidWords.wantedOf(nutrient)}
      unit={unit}
      text={text}
      notSet={planAidWords.notSet}
      onText={(typed) =>
        targetTexts.setState(({ wanted }) => ({ wanted: { ...wanted, [nutrient]: typed } }))
      }
      unitControl={
        choices.length < 2 ? undefined : (
          <select
            className={rowStyles.unit}
            aria-label={planAidWords.unitOf(nutrient)}
            value={unit}
            onChange={({ currentTarget }) => {
              const chosen = choices.find((choice) => choice === currentTarget.value);
              targetTexts.setState(({ units }) => ({ units: { ...units, [nutrient]: chosen } }));
            }}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {shownUnitSign(choice)}
              </option>
            ))}
          </select>
        )
      }
    />
  );
}

interface CandidatesProps extends TargetSheetProps {
  readonly catalogue: Catalogue;
  readonly target: NutrientTarget;
}

/** The products that may bring the target: those of the mix until others are chosen. */
function Candidates({ mix, catalogue, target, onClose }: CandidatesProps) {
  const productIds = useStore(targetTexts, (state) => state.productIds);
  const used = useStore(draftStore.rates, ({ value }) => value);
  const [all, setAll] = useState(false);
  if (Object.keys(target).length === 0) {
    return <p className={sheetStyles.note}>{planAidWords.enterTarget}</p>;
  }
  const inMix = mix.form.products.map(({ productId }) => productId);
  const listed = candidatesFor(target, catalogue, [
    ...inMix,
    ...used.map(({ productId }) => productId),
  ]);
  const ids = listed.map(({ id }) => id);
  const chosen = (productIds ?? inMix).filter((id) => ids.includes(id)).slice(0, MOST_CANDIDATES);
  const nameOf = productNames(catalogue, ids);
  const shown = all ? ids : ids.filter((id, place) => place < FIRST_SHOWN || chosen.includes(id));
  return (
    <>
      <fieldset>
        <legend className={sheetStyles.heading}>{planAidWords.mayBring}</legend>
        <p className={sheetStyles.note}>{planAidWords.mayBringNote}</p>
        <div className={styles.chips}>
          {shown.map((id) => {
            const isChosen = chosen.includes(id);
            return (
              <button
                key={id}
                type="button"
                className={styles.chip}
                aria-pressed={isChosen}
                onClick={() => {
                  const others = chosen.filter((other) => other !== id);
                  targetTexts.setState({ productIds: isChosen ? others : [...others, id] });
                }}
              >
                {nameOf(id)}
              </button>
            );
          })}
        </div>
        {shown.length < ids.length && (
          <Button look="text" onClick={() => setAll(true)}>
            {planAidWords.moreProducts(ids.length - shown.length)}
          </Button>
        )}
        {chosen.length === MOST_CANDIDATES && (
          <p className={sheetStyles.hint}>
            {planAidWords.mostProducts(numberText(MOST_CANDIDATES))}
          </p>
        )}
      </fieldset>
      {chosen.length === 0 ? (
        <p className={sheetStyles.note}>{planAidWords.chooseMore}</p>
      ) : (
        <Proposals
          mix={mix}
          catalogue={catalogue}
          target={target}
          chosen={chosen}
          onClose={onClose}
        />
      )}
    </>
  );
}

interface ProposalsProps extends CandidatesProps {
  readonly chosen: readonly string[];
}

/** The rates that bring the target, worked out once the fingers rest. */
function Proposals({ mix, catalogue, target, chosen, onClose }: ProposalsProps) {
  const { draft } = mix;
  const asked = JSON.stringify([target, chosen]);
  const settled = useQuiet(asked);
  const { proposals, problems } = useMemo(() => {
    const [wanted, ids] = JSON.parse(settled) as [NutrientTarget, readonly string[]];
    return proposeSupply(draft, wanted, ids, catalogue);
  }, [settled, draft, catalogue]);
  const units = useStore(targetTexts, (state) => state.units);
  const [stop] = problems;
  const ids = [...chosen, ...(draft.products ?? []).map(({ productId }) => productId)];
  const words = problemWordsOf(catalogue, ids);
  const nameOf = productNames(catalogue, [...new Set(ids)]);
  if (proposals.length === 0) {
    return (
      <p className={sheetStyles.note} role="status">
        {stop === undefined
          ? planAidWords.nothingBrings
          : planAidWords.targetStopped(words(stop).title)}
      </p>
    );
  }
  const cards = proposals.map((proposal) => supplyCard(proposal, chosen, units, nameOf, words));
  return (
    <div className={waysStyles.ways} data-stale={settled !== asked || undefined}>
      <h3 className={sheetStyles.heading}>
        {proposals.some(meetsTarget) ? planAidWords.waysToTarget : planAidWords.nearestToTarget}
      </h3>
      <SuggestionCards
        cards={cards}
        onUse={(place) => {
          const proposal = proposals[place];
          if (proposal === undefined || settled !== asked) return;
          draftStore.change(
            takenFields(draft, proposal.draft),
            slipWords.used(cards[place]?.title ?? ''),
          );
          onClose();
        }}
      />
    </div>
  );
}
