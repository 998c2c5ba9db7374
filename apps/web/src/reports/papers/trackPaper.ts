import type { Track } from '@mix/documents';
import { coveredStrips, netArea, type GroundPoint, type Stretch } from '@mix/ground';
import { fitMap, type FittedMap } from '../../ui/map/fitMap.ts';
import { openStretches } from '../../records/track/LiveTrack.ts';
import { leftOutOf } from '../../ground/paddock/paddockGround.ts';
import { areaText, trackFacts, trackNotes, trackWarnings } from '../../records/track/trackFacts.ts';
import { trackFigures, type TrackFigures } from '../../records/track/trackFigures.ts';
import type { PaperFacts, PaperPicture, PaperText } from '../../ui/paper/Paper.ts';
import { trackWords as words } from '../../i18n/made/en/farm/trackWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';

/** mm, as wide as a page of A4 without its margins. */
const WIDTH = 180;
const HEIGHT = 90;
const MARGIN = 6;
const MOST_ROWS = 200;
/** Lengths of the scale bar, m; the longest drawn is at most a third of the picture. */
const SCALES_M = [5, 10, 20, 50, 100, 200, 500, 1000, 2000];

const short = (value: number): number => Number(value.toFixed(2));

/** Where it was sprayed, on paper: the picture, the figures, and what they rest on. */
export function trackPaper(track: Track): readonly (PaperPicture | PaperFacts | PaperText)[] {
  const stretches = openStretches(track.stretches);
  if (stretches === null) return [{ kind: 'text', name: words.track, lines: [words.notReadable] }];
  const figures = trackFigures(track, stretches);
  const { coverage } = figures;
  const share = coverage === null ? null : (coverage.coveredM2 / coverage.netM2) * 100;
  const facts = [
    ...(coverage === null || share === null
      ? []
      : ([
          [words.covered, quantityText(share, '%', 0)],
          [words.once, `${areaText(coverage.coveredM2)} ${words.ofNet(areaText(coverage.netM2))}`],
        ] as const)),
    ...trackFacts(track, figures, words.twicePrinted),
  ];
  return [
    ...pictureOf(track, stretches, figures),
    ...(facts.length === 0 ? [] : [{ kind: 'facts' as const, name: words.figures, facts }]),
    {
      kind: 'text',
      name: words.restsOn,
      lines: [...trackWarnings(track, figures), ...trackNotes(track, figures)],
    },
  ];
}

function pictureOf(
  { ground }: Track,
  stretches: readonly Stretch[],
  { coverage }: TrackFigures,
): readonly PaperPicture[] {
  const lines = stretches.map(({ points }) => points);
  const map = fitMap(ground?.outline ?? lines.flat(), {
    width: WIDTH,
    height: HEIGHT,
    margin: MARGIN,
  });
  if (map === null) return [];
  const at = (point: GroundPoint) => {
    const { x, y } = map.at(point);
    return { x: short(x), y: short(y) };
  };
  const line = (
    look: 'edge' | 'way' | 'gap',
    points: readonly GroundPoint[],
    isClosed = false,
  ) => ({
    look,
    points: points.map(at),
    isClosed,
  });
  const leftOut =
    ground === null ? [] : (netArea(ground.outline, leftOutOf(ground))?.partRings ?? []);
  const gaps = stretches.flatMap(({ isAfterGap, points: [start] }, index) => {
    const end = lines[index - 1]?.at(-1);
    return isAfterGap && start !== undefined && end !== undefined
      ? [line('gap', [end, start])]
      : [];
  });
  const scale = scaleOf(map);
  return [
    {
      kind: 'picture',
      name: words.track,
      width: WIDTH,
      height: HEIGHT,
      areas:
        coverage === null
          ? []
          : ([1, 2] as const).map((atLeast) => ({
              look: atLeast === 1 ? ('once' as const) : ('twice' as const),
              boxes: coveredStrips(coverage, atLeast, MOST_ROWS).map(({ southWest, northEast }) => {
                const [from, to] = [at(southWest), at(northEast)];
                return {
                  x: from.x,
                  y: to.y,
                  width: short(to.x - from.x),
                  height: short(from.y - to.y),
                };
              }),
            })),
      lines: [
        ...(coverage === null ? lines.map((points) => line('way', points)) : []),
        ...gaps,
        ...leftOut.flat().map((ring) => line('way', ring, true)),
        ...(ground === null ? [] : [line('edge', ground.outline, true)]),
        ...scale.lines,
        { look: 'edge', points: NORTH, isClosed: false },
      ],
      texts: [...scale.texts, { x: WIDTH - 6, y: 14, text: 'N' }],
    },
  ];
}

/** The north arrow, at the top right. */
const NORTH = [
  { x: WIDTH - 5, y: 10 },
  { x: WIDTH - 5, y: 2 },
  { x: WIDTH - 7, y: 5 },
  { x: WIDTH - 5, y: 2 },
  { x: WIDTH - 3, y: 5 },
];

function scaleOf({ perM }: FittedMap): Pick<PaperPicture, 'lines' | 'texts'> {
  const lengthM = SCALES_M.findLast((one) => one * perM <= WIDTH / 3);
  if (lengthM === undefined) return { lines: [], texts: [] };
  const end = short(2 + lengthM * perM);
  const y = HEIGHT - 2;
  return {
    lines: [
      {
        look: 'way',
        points: [
          { x: 2, y: y - 2 },
          { x: 2, y },
          { x: end, y },
          { x: end, y: y - 2 },
        ],
        isClosed: false,
      },
    ],
    texts: [{ x: end + 2, y, text: quantityText(lengthM, 'm', 0) }],
  };
}
