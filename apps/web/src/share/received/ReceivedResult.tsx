import { classNames } from '../../ui/classNames.ts';
import { asSold } from '../../plan/planning/asSold.ts';
import { wholeCatalogue } from '../../plan/planning/wholeCatalogue.ts';
import { calculateMix, sprayedAsWeighed, type Catalogue } from '@mix/engine';
import type { JobResult } from '@mix/sharing';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { TableView } from '../../ui/figures/TableView.tsx';
import { ownProducts } from '../../sync/ownProducts.ts';
import { formReading } from '../../plan/reading/readForm.ts';
import { sentJobOf } from '../sentJobs.ts';
import { productNames } from '../../i18n/products/productNames.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { dateTimeText } from '../../i18n/figures/dateText.ts';
import { InputList } from './InputList.tsx';
import type { InputRow } from './inputRows.ts';
import type { AnsweredJob, ResultAction } from './ResultAction.ts';
import receivedStyles from './received.module.css';
import shareStyles from '../share.module.css';
import { read } from '../../sync/arrival/Collected.ts';

interface ReceivedResultProps {
  readonly result: JobResult;
  readonly catalogue: Catalogue;
  readonly action: ResultAction | undefined;
}

/** What a contractor sent back, beside what was planned where the job was sent from here. */
export function ReceivedResult({ result: sent, catalogue, action }: ReceivedResultProps) {
  const words = shareWords.done;
  const own = read(ownProducts.useAll());
  const facts = useMemo(
    () => asSold(wholeCatalogue(catalogue, own), sentJobOf(sent.jobId)?.form.products ?? []),
    [catalogue, own, sent.jobId],
  );
  const result = named(sent, facts);
  const listed = result.products.map(({ productId: id, name }) => ({ id, name }));
  const nameOf = productNames(
    { products: listed },
    listed.map(({ id }) => id),
  );
  const job = answeredJob(result.jobId, facts);
  const plan = job?.plan ?? null;
  const orNotSaid = (text: string | null | undefined): string => text ?? words.notSaid;
  const row = (id: string, what: string, planned: string | null, done: string | null) => ({
    id,
    cells: { what, planned: planned ?? '–', done: orNotSaid(done) },
  });
  return (
    <div className={receivedStyles.page}>
      <Notice
        kind="warning"
        word={shareWords.checkWord}
        title={words.check(result.name ?? shareWords.unnamed)}
      >
        <p>{words.checkHow}</p>
        {job === null && <p>{words.unknownJob}</p>}
      </Notice>
      <Section name={words.figures}>
        <TableView
          caption={words.table}
          captionHidden
          columns={[
            { key: 'what', heading: words.what },
            { key: 'planned', heading: words.planned, align: 'end' },
            { key: 'done', heading: words.done, align: 'end' },
          ]}
          rows={[
            row(
              'area',
              words.area,
              plan && quantityText(plan.sprayAreaHa, 'ha', 4),
              quantityText(result.areaDoneHa, 'ha', 4),
            ),
            row(
              'loads',
              words.loads,
              plan && String(plan.loadCount),
              result.loadCount === null ? null : String(result.loadCount),
            ),
            row(
              'water',
              words.water,
              plan && quantityText(plan.carrierTotalL, 'L'),
              result.carrierL === null ? null : quantityText(result.carrierL, 'L'),
            ),
            ...result.products.map(({ productId, amount }) => {
              const total = plan?.productTotals.find((one) => one.productId === productId);
              return row(
                productId,
                nameOf(productId),
                total === undefined ? null : measureText(sprayedAsWeighed(total)),
                measureText(amount),
              );
            }),
          ]}
        />
      </Section>
      <Section name={words.details}>
        <InputList rows={detailRows(result)} />
      </Section>
      <div className={classNames('stack-1 padding-top-2', shareStyles.actions)}>
        {action?.(result, job)}
        <Link href={paths.mix} className={buttonClass('plain')}>
          {shareWords.fault.ownMix}
        </Link>
      </div>
    </div>
  );
}

/**
 * Names the products as this device does, with the brands that the job was sent with: a link could
 * state one product under the name of another.
 */
function named(result: JobResult, { products }: Catalogue): JobResult {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const calledHere = result.products.map((product) => ({
    ...product,
    name: names.get(product.productId) ?? product.name,
  }));
  return { ...result, products: calledHere };
}

/**
 * The job that a result answers; null where it was not sent from here, or has no plan.
 * @param facts the catalogue and own products, which may have been sent too, under the job's brands
 */
function answeredJob(jobId: string, facts: Catalogue): AnsweredJob | null {
  const sent = sentJobOf(jobId);
  if (sent === null) return null;
  const { draft, paddock } = formReading(sent.form);
  const { plan } = calculateMix(draft, facts);
  return plan && { draft, plan, catalogue: facts, paddock };
}

function windText({ windSpeedKmPerH, windFrom }: JobResult): string | null {
  if (windSpeedKmPerH === null) return windFrom;
  const speed = quantityText(windSpeedKmPerH, 'km/h');
  return windFrom === null ? speed : shareWords.done.windFrom(speed, windFrom);
}

function detailRows(result: JobResult): readonly InputRow[] {
  const words = shareWords.done;
  const { startedAt, airTemperatureC, relativeHumidityPct } = result;
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [words.started, startedAt === null ? null : dateTimeText(startedAt)],
    [words.ended, dateTimeText(result.endedAt)],
    [words.operator, result.operator],
    [words.wind, windText(result)],
    [words.temperature, airTemperatureC === null ? null : quantityText(airTemperatureC, '°C')],
    [words.humidity, relativeHumidityPct === null ? null : quantityText(relativeHumidityPct, '%')],
    [words.notes, result.notes],
  ];
  return rows.map(([label, value]) => ({ path: label, label, value: value ?? words.notSaid }));
}
