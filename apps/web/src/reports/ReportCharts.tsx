import { useMemo } from 'react';
import { Section } from '../ui/panels/Section.tsx';
import type { NitrogenLedger } from './nitrogen/nitrogenLedger.ts';
import type { ReportFilter } from './totals/ReportFilter.ts';
import { costByMonth, monthsOf, productByMonth } from './totals/reportMonths.ts';
import type { ReportRow } from './totals/ReportRow.ts';
import { reportTotals } from './totals/reportTotals.ts';
import { WithPermission } from '../sync/workspace/WithPermission.tsx';
import { reportWords } from '../i18n/made/en/reporting/reportWords.ts';
import {
  ChartFrame,
  CostColumns,
  ProductColumns,
  SeasonCalendar,
  YearLine,
} from './charts/lazyCharts.tsx';

interface LineSectionProps {
  readonly ledger: NitrogenLedger;
  readonly before: NitrogenLedger;
  readonly today: string;
}

/**
 * Nitrogen over the season. Like the bars by paddock, it counts every record, whatever is chosen.
 */
export const LineSection = (props: LineSectionProps) => (
  <Section name={reportWords.nitrogenOverYear}>
    <ChartFrame>
      <YearLine {...props} />
    </ChartFrame>
  </Section>
);

interface MonthSectionsProps {
  /** The rows of the chosen records. */
  readonly rows: readonly ReportRow[];
  readonly filter: ReportFilter;
  readonly today: string;
  /** Class names: where the two sections stand in the grid of the page. */
  readonly places: { readonly cost: string | undefined; readonly use: string | undefined };
}

/** Cost and product use of what is chosen, month by month. */
export function MonthSections({ rows, filter, today, places }: MonthSectionsProps) {
  const { months, costs, usedOf, products } = useMemo(() => {
    const chosen = monthsOf(rows, filter);
    return {
      months: chosen,
      costs: costByMonth(rows, chosen),
      usedOf: productByMonth(rows, chosen),
      products: reportTotals(rows).products,
    };
  }, [rows, filter]);
  return (
    <>
      <WithPermission deed="seeMoney">
        <div className={places.cost}>
          <Section name={reportWords.costByMonth}>
            <ChartFrame>
              <CostColumns months={costs} today={today} />
            </ChartFrame>
          </Section>
        </div>
      </WithPermission>
      {products.length > 0 && (
        <div className={places.use}>
          <Section name={reportWords.productUse} note={reportWords.productCount(products.length)}>
            <ChartFrame>
              <ProductColumns {...{ products, months, usedOf, today }} />
            </ChartFrame>
          </Section>
        </div>
      )}
    </>
  );
}

interface CalendarSectionProps {
  readonly ledger: NitrogenLedger;
  readonly rows: readonly ReportRow[];
  readonly today: string;
}

/** The calendar of the ledger's season, with the chosen rows only. */
export function CalendarSection({ ledger, rows, today }: CalendarSectionProps) {
  const { from, to } = ledger.year;
  const ofSeason = useMemo(
    () => rows.filter(({ day }) => day >= from && day <= to),
    [rows, from, to],
  );
  if (ledger.places.length === 0) return null;
  return (
    <Section name={reportWords.calendar} note={reportWords.calendarNote}>
      <ChartFrame>
        <SeasonCalendar ledger={ledger} rows={ofSeason} today={today} />
      </ChartFrame>
    </Section>
  );
}
