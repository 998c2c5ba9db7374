import { useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ChoiceChips } from '../../components/fields/ChoiceChips.tsx';
import { ExpansionPanel } from '../../components/panels/ExpansionPanel.tsx';
import { Select } from '../../components/fields/Select.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { reportingWords } from '../../words/en/reporting/reportingWords.ts';
import { reportWords } from '../../words/en/reporting/reportWords.ts';
import {
  filterChoices,
  isDay,
  noFilter,
  type FilterChoice,
  type ReportFilter,
} from '../../report/ReportFilter.ts';
import { PERIODS, reportPeriods, type PeriodName } from '../../report/reportPeriods.ts';
import type { ReportRow } from '../../report/ReportRow.ts';
import { rangeText } from './rangeText.ts';
import reportStyles from './report.module.css';
import styles from './FilterFields.module.css';

interface FilterFieldsProps {
  /** All there are, which the choices come from; null while they are read. */
  readonly rows: readonly ReportRow[] | null;
  readonly filter: ReportFilter;
  readonly today: string;
  readonly onFilter: (filter: ReportFilter) => void;
}

const CHIPS = [...PERIODS, 'all'] as const;

function chipOf({ from, to }: ReportFilter, today: string): (typeof CHIPS)[number] | null {
  if (from === null && to === null) return 'all';
  const periods = reportPeriods(today);
  return PERIODS.find((name) => periods[name].from === from && periods[name].to === to) ?? null;
}

/** The line says what is shown; it opens on a time with one tap, and on the rest. */
export function FilterFields({ rows, filter, today, onFilter }: FilterFieldsProps) {
  // A date that is being typed stays as it is; a quick choice writes both dates anew.
  const [quickChoices, setQuickChoices] = useState(0);
  const names = useMemo(() => chosenNames(rows ?? [], filter), [rows, filter]);
  const chip = chipOf(filter, today);
  const choosePeriod = (name: PeriodName | 'all') => {
    const period = name === 'all' ? { from: null, to: null } : reportPeriods(today)[name];
    setQuickChoices(quickChoices + 1);
    onFilter({ ...filter, ...period });
  };
  const range = rangeText(filter);
  const title = chip === null || chip === 'all' ? range : reportWords.periods[chip];
  const more = [...(title === range ? [] : [range]), ...names].join(' · ');
  return (
    <div className={styles.filter}>
      <ExpansionPanel
        summary={
          <>
            <strong className={styles.chosen}>{title}</strong>
            {more !== '' && <span className={reportStyles.line}>{more}</span>}
          </>
        }
        note={reportWords.filter}
        drawnWhenOpened
      >
        <div className={styles.inside}>
          <ChoiceChips
            label={reportWords.period}
            options={CHIPS.map((value) => ({ value, label: reportWords.periods[value] }))}
            value={chip}
            onChoose={choosePeriod}
          />
          {rows === null ? (
            <p className={reportStyles.quiet}>{reportingWords.opening}</p>
          ) : (
            <Fields key={quickChoices} {...{ rows, filter, onFilter }} />
          )}
        </div>
      </ExpansionPanel>
      {(names.length > 0 || chip === null) && (
        <Button
          look="text"
          onClick={() => {
            setQuickChoices(quickChoices + 1);
            onFilter(noFilter);
          }}
        >
          {reportWords.showAll}
        </Button>
      )}
    </div>
  );
}

/** What is chosen besides the days, as it is called. */
function chosenNames(rows: readonly ReportRow[], filter: ReportFilter): readonly string[] {
  const { paddock, product, person } = filter;
  if (paddock === null && product === null && person === null) return [];
  const choices = filterChoices(rows);
  const nameOf = (from: readonly FilterChoice[], chosen: string | null) =>
    chosen === null
      ? []
      : [from.find(({ value }) => value === chosen)?.name ?? reportWords.notSaid];
  return [
    ...nameOf(choices.paddocks, paddock),
    ...nameOf(choices.products, product),
    ...nameOf(choices.people, person),
  ];
}

const options = (choices: readonly FilterChoice[]) =>
  choices.map(({ value, name }) => ({
    // The place nobody named has an empty key, which a select takes for no choice.
    value: `=${value}`,
    label: name ?? reportWords.notSaid,
  }));

interface FieldsProps extends Pick<FilterFieldsProps, 'filter' | 'onFilter'> {
  readonly rows: readonly ReportRow[];
}

function Fields({ rows, filter, onFilter }: FieldsProps) {
  const choices = filterChoices(rows);
  const select = (
    field: 'paddock' | 'product' | 'person',
    label: string,
    from: readonly FilterChoice[],
  ) => (
    <Select
      label={label}
      value={filter[field] === null ? '' : `=${filter[field]}`}
      notSet={reportWords.everything}
      options={options(from)}
      onChoose={(value) => {
        onFilter({ ...filter, [field]: value === '' ? null : value.slice(1) });
      }}
    />
  );
  return (
    <div className={styles.fields}>
      <DateField
        label={reportWords.from}
        day={filter.from}
        onDay={(from) => {
          onFilter({ ...filter, from });
        }}
      />
      <DateField
        label={reportWords.to}
        day={filter.to}
        onDay={(to) => {
          onFilter({ ...filter, to });
        }}
      />
      {select('paddock', reportWords.paddock, choices.paddocks)}
      {select('product', reportWords.product, choices.products)}
      {select('person', reportWords.person, choices.people)}
    </div>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly day: string | null;
  readonly onDay: (day: string | null) => void;
}

/** While a year is being typed, a browser already tells of the year 2 and 20: those wait. */
const FIRST_DAY = '1900-01-01';

function DateField({ label, day, onDay }: DateFieldProps) {
  const [text, setText] = useState(day ?? '');
  return (
    <TextField
      label={label}
      type="date"
      value={text}
      onText={(typed) => {
        setText(typed);
        if (typed === '') onDay(null);
        else if (isDay(typed) && typed >= FIRST_DAY) onDay(typed);
      }}
    />
  );
}
