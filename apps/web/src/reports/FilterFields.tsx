import { useMemo, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx';
import { ExpansionPanel } from '../ui/panels/ExpansionPanel.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextField } from '../ui/forms/TextField.tsx';
import { reportWords } from '../i18n/made/en/reporting/reportWords.ts';
import {
  filterChoices,
  isDay,
  noFilter,
  type FilterChoice,
  type ReportFilter,
} from './totals/ReportFilter.ts';
import { PERIODS, reportPeriods, type PeriodName } from './totals/reportPeriods.ts';
import { rangeText } from './rangeText.ts';
import { NotCounted } from './NotCounted.tsx';
import { useReport } from './useReport.ts';
import styles from './FilterFields.module.css';

interface FilterFieldsProps {
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

/**
 * The filter of the report. Closed, its line says what is shown; opened, it offers the periods
 * first, then the days, the paddock, the product and the person.
 */
export function FilterFields({ filter, today, onFilter }: FilterFieldsProps) {
  // Key of the date fields: a date being typed keeps its text, a quick choice rewrites both.
  const [quickChoices, setQuickChoices] = useState(0);
  const chip = chipOf(filter, today);
  const choosePeriod = (name: PeriodName | 'all') => {
    const period = name === 'all' ? { from: null, to: null } : reportPeriods(today)[name];
    setQuickChoices(quickChoices + 1);
    onFilter({ ...filter, ...period });
  };
  const range = rangeText(filter);
  const title = chip === null || chip === 'all' ? range : reportWords.periods[chip];
  const rangeBeside = title === range ? '' : range;
  const isNarrowed = filter.paddock !== null || filter.product !== null || filter.person !== null;
  return (
    <div className={styles.filter}>
      <ExpansionPanel
        summary={
          <>
            <strong className="block">{title}</strong>
            {isNarrowed ? (
              <Narrowed range={rangeBeside} filter={filter} />
            ) : (
              rangeBeside !== '' && <span className="quiet block">{rangeBeside}</span>
            )}
          </>
        }
        note={reportWords.filter}
        drawnWhenOpened
      >
        <div className="stack-2">
          <ChoiceChips
            label={reportWords.period}
            options={CHIPS.map((value) => ({ value, label: reportWords.periods[value] }))}
            value={chip}
            onChoose={choosePeriod}
          />
          <Fields {...{ filter, onFilter, quickChoices }} />
        </div>
      </ExpansionPanel>
      {(isNarrowed || chip === null) && (
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

interface NarrowedProps {
  /** The days in words; empty where the title names them. */
  readonly range: string;
  readonly filter: ReportFilter;
}

/** The names of the chosen paddock, product and person; shown once all records are read. */
function Narrowed({ range, filter: { paddock, product, person } }: NarrowedProps) {
  const rows = useReport(null)?.rows ?? null;
  const choices = useMemo(() => (rows === null ? null : filterChoices(rows)), [rows]);
  const nameOf = (from: readonly FilterChoice[], chosen: string | null) =>
    chosen === null
      ? []
      : [from.find(({ value }) => value === chosen)?.name ?? reportWords.notSaid];
  const names =
    choices === null
      ? []
      : [
          ...nameOf(choices.paddocks, paddock),
          ...nameOf(choices.products, product),
          ...nameOf(choices.people, person),
        ];
  return (
    <span className="quiet block">
      {[range, ...names].filter((text) => text !== '').join(' · ')}
    </span>
  );
}

const options = (choices: readonly FilterChoice[]) =>
  choices.map(({ value, name }) => ({
    // The place nobody named has an empty key, which a select takes for no choice.
    value: `=${value}`,
    label: name ?? reportWords.notSaid,
  }));

interface FieldsProps extends Pick<FilterFieldsProps, 'filter' | 'onFilter'> {
  /** Times a quick choice was made. */
  readonly quickChoices: number;
}

/** The fields for days, paddock, product and person; their choices are what any record has. */
function Fields({ filter, onFilter, quickChoices }: FieldsProps) {
  const rows = useReport(null)?.rows ?? null;
  const choices = useMemo(() => (rows === null ? null : filterChoices(rows)), [rows]);
  if (choices === null) return <NotCounted />;
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
      onChoose={(value) => onFilter({ ...filter, [field]: value === '' ? null : value.slice(1) })}
    />
  );
  return (
    <div className={styles.fields} key={quickChoices}>
      <DateField
        label={reportWords.from}
        day={filter.from}
        onDay={(from) => onFilter({ ...filter, from })}
      />
      <DateField
        label={reportWords.to}
        day={filter.to}
        onDay={(to) => onFilter({ ...filter, to })}
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

/**
 * While a year is typed, a browser already reports the years 2 and 20: such days are not passed on.
 */
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
