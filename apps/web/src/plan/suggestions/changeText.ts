import { type Catalogue, type Change, type ChangeProposal, type MixDraft } from '@mix/engine';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { degreesText } from './degreesText.ts';

/** The change itself: what it is, what stood there before, and what it costs or saves. */
export interface ChangeText {
  readonly title: string;
  /** Null: nothing was set. */
  readonly before: string | null;
  readonly gives?: string;
  readonly takes?: string;
}

interface ChangeContext {
  /** The draft as it stands. */
  readonly draft: MixDraft;
  readonly catalogue: Catalogue;
  readonly nameOf: NameOf;
}

const RATE_DECIMALS = 3;

// A rate as its field will show it: one that fills a tank has more figures than one that is chosen.
const rateText = (value: number): string => quantityText(value, 'L/ha', RATE_DECIMALS);
const speedText = (value: number): string => quantityText(value, 'km/h', 1);

const rateOf = ({ products = [] }: MixDraft, productId: string | null) =>
  products.find((line) => line.productId === productId)?.rate ?? null;

const TEXTS: Readonly<Record<Change, (way: ChangeProposal, context: ChangeContext) => ChangeText>> =
  {
    applicationRate: ({ draft: proposed }, { draft }) => {
      const to = proposed.applicationRateLPerHa ?? 0;
      const from = draft.applicationRateLPerHa ?? null;
      const title = planAidWords.wayTitle.applicationRate(rateText(to));
      if (from === null) return { title, before: null };
      const before = rateText(from);
      const by = rateText(Math.abs(to - from));
      if (to > from) return { title, before, takes: planAidWords.moreWaterPerArea(by) };
      return to < from
        ? { title, before, gives: planAidWords.lessWaterPerArea(by) }
        : { title, before };
    },
    travelSpeed: ({ draft: proposed }, { draft }) => {
      const to = proposed.travelSpeedKmPerH ?? 0;
      const from = draft.travelSpeedKmPerH ?? to;
      const title = planAidWords.wayTitle.travelSpeed(speedText(to));
      const by = speedText(Math.abs(to - from));
      return to < from
        ? { title, before: speedText(from), takes: planAidWords.slower(by) }
        : { title, before: speedText(from), gives: planAidWords.faster(by) };
    },
    waterTemperature: ({ draft: proposed }, { draft }) => {
      const to = proposed.waterTemperatureC ?? 0;
      const from = draft.waterTemperatureC ?? to;
      return {
        title: planAidWords.wayTitle.waterTemperature(quantityText(to, '°C', 1)),
        before: quantityText(from, '°C', 1),
        takes: planAidWords.warmerWater(degreesText(to - from)),
      };
    },
    nozzle: ({ draft: proposed, plan }, { draft, catalogue }) => {
      const nameOf = (id: string | undefined): string =>
        catalogue.nozzles.find((nozzle) => nozzle.id === id)?.model ?? '';
      const name = nameOf(proposed.nozzle?.nozzleId);
      const count = plan.sprayer?.nozzleCount;
      return {
        title: planAidWords.wayTitle.nozzle(name),
        before: nameOf(draft.nozzle?.nozzleId),
        takes: planAidWords.otherNozzles(
          count === undefined ? name : `${numberText(count)} × ${name}`,
        ),
      };
    },
    productRate: ({ draft: proposed, productId }, { draft, nameOf }) => {
      const to = rateOf(proposed, productId);
      const from = rateOf(draft, productId);
      const name = nameOf(productId ?? '');
      if (to === null || from === null) return { title: name, before: null };
      const text = (value: number): string => quantityText(value, to.unit, RATE_DECIMALS);
      return {
        title: planAidWords.wayTitle.productRate(text(to.value), name),
        before: text(from.value),
        takes: planAidWords.lessProduct(text(from.value - to.value), name),
      };
    },
  };

/** What a proposal changes, in words, against the draft as it stands. */
export const changeText = (way: ChangeProposal, context: ChangeContext): ChangeText =>
  TEXTS[way.change](way, context);
