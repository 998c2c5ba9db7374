import { axisBottom, axisLeft } from 'd3-axis';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { capLevel } from '../nitrogen/capLevel.ts';
import { nitrogenCourse, type CoursePoint } from '../nitrogen/nitrogenCourse.ts';
import type { NitrogenLedger } from '../nitrogen/nitrogenLedger.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { readersValue } from '../../i18n/figures/readersValue.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { ChartAxis } from './ChartAxis.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { LegendMark } from './LegendMark.tsx';
import { monthLabels } from './monthLabels.ts';
import type { ChartSize } from './useChartSize.ts';
import { lookStyles } from './lookStyles.ts';
import styles from './chart.module.css';

interface YearLineProps {
  readonly ledger: NitrogenLedger;
  /** The season before; its line ends where the season ended. */
  readonly before: NitrogenLedger;
  readonly today: string;
}

interface Course {
  readonly name: string;
  readonly look: 'farm' | 'highest' | 'before';
  readonly isWarned: boolean;
  readonly points: readonly CoursePoint[];
}

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const isKnownCourse = ({ points }: Course): boolean => points.length > 0;

function farmCourse({ places, farm }: NitrogenLedger): readonly CoursePoint[] {
  if (farm.kgPerHa === null) return [];
  const rows = places
    .flatMap((one) => (one.place.areaHa === null ? [] : one.rows))
    .toSorted((a, b) => b.day.localeCompare(a.day));
  return nitrogenCourse(rows, farm.areaHa);
}

/** A point moved to the same day one year later, so that two seasons lie on one axis. */
function aYearLater(point: CoursePoint): CoursePoint {
  const day = at(point.day);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return { ...point, day: day.toISOString().slice(0, 10) };
}

function coursesOf({ ledger, before }: YearLineProps): readonly Course[] {
  const [highest] = ledger.places;
  const { areaHa, name } = highest?.place ?? { areaHa: null, name: null };
  const level = capLevel(highest?.kgPerHa ?? 0, 0, ledger.capKgPerHa);
  const courses: readonly Course[] = [
    {
      name: reportWords.lastSeason,
      look: 'before',
      isWarned: false,
      points: farmCourse(before),
    },
    {
      name: name ?? reportWords.notSaid,
      look: 'highest',
      isWarned: level === 'near' || level === 'over',
      points:
        highest === undefined || areaHa === null || areaHa <= 0
          ? []
          : nitrogenCourse(highest.rows, areaHa),
    },
    { name: reportWords.farm, look: 'farm', isWarned: false, points: farmCourse(ledger) },
  ];
  return courses.filter(isKnownCourse);
}

const lastOf = ({ points }: Course): CoursePoint | undefined => points.at(-1);

function figureOf(course: Course): string {
  const last = lastOf(course);
  if (last === undefined) return reportWords.notKnown;
  const figure = quantityText(last.kgPerHa, 'kg N/ha', 1);
  return reportWords.figureOf(
    course.name,
    last.isLowerBound ? reportWords.atLeast(figure) : figure,
  );
}

/** The nitrogen of a season as it grew: the farm, its highest paddock, the season before, and the cap. */
export function YearLine(props: YearLineProps) {
  const { ledger, today } = props;
  const courses = coursesOf(props);
  const cap = quantityText(ledger.capKgPerHa, 'kg N/ha');
  const isBound = courses.some((course) => lastOf(course)?.isLowerBound === true);
  const figures =
    courses.length === 0 ? reportWords.none : courses.toReversed().map(figureOf).join(', ');
  return (
    <ChartFigure
      name={reportWords.nitrogenOverYear}
      description={reportWords.nitrogenLine(figures, cap)}
      heightPx={({ remPx }) => remPx * 14}
      legend={
        isBound ? (
          <span>
            <LegendMark look="bound" /> {reportWords.boundMark}
          </span>
        ) : undefined
      }
      table={tableOf(courses)}
    >
      {(size) => <Lines {...{ ledger, courses, today, size }} />}
    </ChartFigure>
  );
}

function tableOf(courses: readonly Course[]) {
  return {
    columns: [
      { key: 'day', heading: reportWords.columns.day },
      { key: 'name', heading: reportWords.columns.where },
      { key: 'figure', heading: reportWords.nitrogenSoFar, align: 'end' },
    ] as const,
    rows: courses.toReversed().flatMap(({ name, look, points }) =>
      points.map(({ day, kgPerHa, isLowerBound }) => {
        const figure = quantityText(kgPerHa, 'kg N/ha', 1);
        const text = isLowerBound ? reportWords.atLeast(figure) : figure;
        return { id: `${look} ${day}`, cells: { day: dayText(day), name, figure: text } };
      }),
    ),
  };
}

interface LinesProps {
  readonly ledger: NitrogenLedger;
  readonly courses: readonly Course[];
  readonly today: string;
  readonly size: ChartSize;
}

function Lines({ ledger, courses, today, size: { widthPx, remPx } }: LinesProps) {
  const { year, capKgPerHa } = ledger;
  const left = remPx * 2.75;
  const bottom = remPx * 12.25;
  const right = widthPx - remPx * 0.25;
  const highest = Math.max(...courses.map((course) => lastOf(course)?.kgPerHa ?? 0), capKgPerHa);
  const x = scaleUtc([at(year.from), at(year.to)], [left, right]);
  const y = scaleLinear([0, readersValue(highest, 'kg N/ha') * 1.12], [bottom, remPx * 0.75]);
  const yOf = (kgPerHa: number): number => y(readersValue(kgPerHa, 'kg N/ha'));
  const months = x.ticks(12).map((month) => month.toISOString().slice(0, 7));
  const labels = monthLabels(months, (right - left) / 12 / remPx);
  const isRunning = today >= year.from && today <= year.to;
  const path = line<CoursePoint>(
    ({ day }) => x(at(day)),
    ({ kgPerHa }) => yOf(kgPerHa),
  ).curve(curveStepAfter);
  return (
    <>
      <ChartAxis
        y={bottom}
        axis={axisBottom(x)
          .ticks(12)
          .tickSizeOuter(0)
          .tickFormat((_, place) => labels[place] ?? '')}
      />
      <ChartAxis
        x={left}
        axis={axisLeft<number>(y)
          .ticks(5)
          .tickSizeInner(left - right)
          .tickSizeOuter(0)
          .tickFormat((value) => numberText(value))}
      />
      <path className={styles.cap} d={`M${left} ${yOf(capKgPerHa)}H${right}`} />
      <text className={styles.said} x={left + 6} y={yOf(capKgPerHa) + remPx * 1.1}>
        {reportWords.limit(shownFigure(capKgPerHa, 'kg N/ha').text)}
      </text>
      {isRunning && (
        <path className={styles.now} d={`M${x(at(today))} ${remPx * 0.75}V${bottom}`} />
      )}
      {courses.map((course) => (
        <CoursePath
          key={course.look}
          course={
            course.look === 'before' ? { ...course, points: course.points.map(aYearLater) } : course
          }
          path={path}
          from={year.from}
          until={course.look === 'before' || !isRunning ? year.to : today}
        />
      ))}
      {courses.map((course) => (
        <BeforeLabel key={course.look} {...{ course, yOf, right }} />
      ))}
      <EndLabels {...{ courses, x, yOf, remPx, right, until: isRunning ? today : year.to }} />
    </>
  );
}

interface CoursePathProps {
  readonly course: Course;
  readonly path: (points: CoursePoint[]) => string | null;
  readonly from: string;
  readonly until: string;
}

/** The path of a line: solid while all nitrogen is known, dashed from the first lower bound on. */
function CoursePath({ course, path, from, until }: CoursePathProps) {
  const { points, look, isWarned } = course;
  const start: CoursePoint = { day: from, kgPerHa: 0, isLowerBound: false };
  const firstBound = points.findIndex(({ isLowerBound }) => isLowerBound);
  const known = [start, ...(firstBound < 0 ? points : points.slice(0, firstBound))];
  const last = known.at(-1) ?? start;
  const boundary = firstBound < 0 ? undefined : points[firstBound];
  const bound =
    boundary === undefined ? [] : [{ ...last, day: boundary.day }, ...points.slice(firstBound)];
  const end = (some: readonly CoursePoint[], day: string): CoursePoint[] => {
    const final = some.at(-1);
    return final === undefined || final.day >= day ? [...some] : [...some, { ...final, day }];
  };
  return (
    <>
      <path
        className={lookStyles[look]}
        data-warned={isWarned || undefined}
        d={path(end(known, boundary?.day ?? until)) ?? undefined}
      />
      {bound.length > 0 && (
        <path
          className={lookStyles[look]}
          data-warned={isWarned || undefined}
          data-bound
          d={path(end(bound, until)) ?? undefined}
        />
      )}
    </>
  );
}

interface BeforeLabelProps extends Pick<EndLabelsProps, 'yOf' | 'right'> {
  readonly course: Course;
}

/** The name of the season before, at the right edge, where its line ends. */
function BeforeLabel({ course, yOf, right }: BeforeLabelProps) {
  const last = lastOf(course);
  if (course.look !== 'before' || last === undefined) return null;
  const figure = shownFigure(last.kgPerHa, 'kg N/ha', 1).text;
  return (
    <text x={right} y={yOf(last.kgPerHa) - 6} textAnchor="end">
      {reportWords.figureOf(course.name, last.isLowerBound ? reportWords.atLeast(figure) : figure)}
    </text>
  );
}

interface EndLabelsProps {
  readonly courses: readonly Course[];
  readonly x: (day: Date) => number;
  readonly yOf: (kgPerHa: number) => number;
  readonly remPx: number;
  readonly right: number;
  readonly until: string;
}

/** Each line is named at its end; names that would lie on each other are moved apart. */
function EndLabels({ courses, x, yOf, remPx, right, until }: EndLabelsProps) {
  const apart = remPx * 1.15;
  let above = Number.NEGATIVE_INFINITY;
  return courses
    .filter(({ look }) => look !== 'before')
    .flatMap((course) => {
      const last = lastOf(course);
      return last === undefined ? [] : [{ course, last, y: yOf(last.kgPerHa) }];
    })
    .toSorted((a, b) => a.y - b.y)
    .map(({ course, last, y }) => {
      const labelY = Math.max(y + remPx * 0.3, above + apart);
      above = labelY;
      const endX = x(at(until));
      const isRoom = endX < right - remPx * 8;
      const figure = shownFigure(last.kgPerHa, 'kg N/ha', 1).text;
      const words = reportWords.figureOf(
        course.name,
        last.isLowerBound ? reportWords.atLeast(figure) : figure,
      );
      // Early in the year a name in large letters would begin left of the screen's edge.
      const backX = Math.max(endX - remPx * 0.5, Math.min(right, words.length * remPx * 0.6));
      return (
        <text
          key={course.look}
          className={course.isWarned ? styles.warned : styles.said}
          x={isRoom ? endX + remPx * 0.5 : backX}
          y={labelY}
          textAnchor={isRoom ? 'start' : 'end'}
        >
          {words}
        </text>
      );
    });
}
