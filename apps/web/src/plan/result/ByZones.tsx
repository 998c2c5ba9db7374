import type { Paddock } from '@mix/documents';
import { calculateMix, type Catalogue, type MixDraft, type MixPlan } from '@mix/engine';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Figure } from '../../ui/figures/Reading.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { paddocks } from '../../sync/paddocks.ts';
import { draftStore } from '../draft/draftStore.ts';
import { roundedHa } from '../../ground/paddock/paddockGround.ts';
import { formReading } from '../reading/readForm.ts';
import {
  isByZones,
  zonePlan,
  type PlannedZone,
  type ZonePlan,
} from '../../ground/zones/zonePlan.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { zoneWords as words } from '../../i18n/made/en/farm/zoneWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { productNames } from '../../i18n/products/productNames.ts';
import styles from './ByZones.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

interface ByZonesProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
}

/**
 * The zones that a plan is the average of; nothing where its paddock has none, or the plan is not
 * their average.
 */
export function ByZones({ plan, catalogue }: ByZonesProps) {
  const id = useStore(draftStore.form, ({ value }) => value.paddock?.id ?? null);
  const kept = soFar(paddocks.useAll());
  const paddock = kept.find((one) => one.id === id)?.value;
  if (id === null || paddock?.prescription === undefined) return null;
  return <Zoned id={id} paddock={paddock} plan={plan} catalogue={catalogue} />;
}

interface ZonedProps extends ByZonesProps {
  readonly id: string;
  readonly paddock: Paddock;
}

function Zoned({ id, paddock, plan, catalogue }: ZonedProps) {
  const zones = useMemo(() => zonePlan(paddock), [paddock]);
  if (zones === null || !isByZones(plan, zones)) return null;
  const { rest } = zones;
  return (
    <Section
      name={words.byZones}
      note={<Link href={groundPaths.zones(id)}>{words.count(zones.zones.length)}</Link>}
    >
      <p className="quiet">{words.byZonesNote}</p>
      <ul className={styles.zones}>
        {zones.zones.map((zone, index) => (
          // Zones have nothing but their place in the list.
          <ZoneLine
            key={index}
            name={zone.name ?? words.zone(index + 1)}
            {...{ zone, plan, catalogue }}
          />
        ))}
        {rest !== null && <ZoneLine name={words.rest} zone={rest} {...{ plan, catalogue }} />}
      </ul>
      <Extremes zones={zones} plan={plan} catalogue={catalogue} />
    </Section>
  );
}

interface ZoneLineProps extends ByZonesProps {
  readonly name: string;
  readonly zone: PlannedZone;
}

/** One zone: its ground, its rate, its spray, and what of each product lands on a hectare of it. */
function ZoneLine({ name, zone, plan, catalogue }: ZoneLineProps) {
  const { areaM2, volumeL } = zone;
  const rateLPerHa = zone.rateLPerHa ?? 0;
  const ids = plan.productTotals.map(({ productId }) => productId);
  const nameOf = productNames(catalogue, ids);
  const share = rateLPerHa / plan.applicationRateLPerHa;
  const products = plan.productTotals.map(({ productId, perHa: { value, unit } }) =>
    words.perArea(nameOf(productId), quantityText(value * share, `${unit}/ha`)),
  );
  return (
    <li>
      <p className={styles.line}>
        <span>
          {name}
          <small>{quantityText(roundedHa(areaM2), 'ha')}</small>
        </span>
        <span className="text-end">
          <Figure {...shownFigure(rateLPerHa, 'L/ha')} />
          <small>{rateLPerHa === 0 ? words.notSprayed : quantityText(volumeL ?? 0, 'L', 0)}</small>
        </span>
      </p>
      {rateLPerHa > 0 && <p className="quiet">{products.join(', ')}</p>}
    </li>
  );
}

/** The same mix at another application rate: rates per hectare change with it. */
const draftAt = (draft: MixDraft, plan: MixPlan, rateLPerHa: number): MixDraft => ({
  ...draft,
  applicationRateLPerHa: rateLPerHa,
  products: (draft.products ?? []).map((line) =>
    line.rate?.value == null || !line.rate.unit.endsWith('/ha')
      ? line
      : {
          ...line,
          rate: {
            ...line.rate,
            value: (line.rate.value * rateLPerHa) / plan.applicationRateLPerHa,
          },
        },
  ),
});

/**
 * Warnings that the average plan lacks: a label's maximum or the nozzles' range where a zone gets
 * the most or least.
 */
function Extremes({ zones, plan, catalogue }: ByZonesProps & { readonly zones: ZonePlan }) {
  const form = useStore(draftStore.form, ({ value }) => value);
  const { draft } = formReading(form);
  const { totals } = zones;
  if (totals === null) return null;
  const textOf = problemWordsOf(
    catalogue,
    plan.productTotals.map(({ productId }) => productId),
  );
  const codesOf = (of: MixDraft) =>
    calculateMix(of, catalogue).problems.filter(({ severity }) => severity !== 'note');
  const known = new Set(codesOf(draft).map(({ code, field }) => `${code} ${field ?? ''}`));
  return [totals.mostLPerHa, totals.leastLPerHa].map((rateLPerHa) =>
    codesOf(draftAt(draft, plan, rateLPerHa))
      .filter(({ code, field }) => !known.has(`${code} ${field ?? ''}`))
      .map((problem) => {
        const { title, sentence } = textOf(problem);
        return (
          <Notice
            key={`${rateLPerHa} ${problem.code} ${problem.field ?? ''}`}
            kind="warning"
            word={resultWords.warning}
            title={`${words.inZone(quantityText(rateLPerHa, 'L/ha'))}: ${title}`}
          >
            {sentence}
          </Notice>
        );
      }),
  );
}
