import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of the outlines of paddocks: walking, drawing, what is left out, files. */
export const groundWords = localized('ground', {
  map: 'Outlines of the paddocks, north up',
  mapOf: (name: string) => `Outline of ${name}, north up`,
  mapBehind: 'The map behind',
  outlinesAlone: 'Outlines alone',
  noMap: 'The map did not come. The outlines stand alone.',
  mapFrom: (host: string) =>
    `The map comes from ${host}, which learns what part of it is looked at.`,
  toSpray: (area: string) => `${area} to spray`,
  none: 'No paddocks yet.',
  ofJobs: 'The ground of a job that was sent to you stands with the job on Home.',
  noneNote: 'Add one here, or bring outlines in from a file.',
  noOutline: 'no outline',
  noOutlineNote: 'Without an outline the area is the one that was typed.',
  how: { walked: 'walked', drawn: 'drawn', file: 'from a file' },
  leftOutCount: (count: number) =>
    plural(count, { one: '1 part left out', other: `${count} parts left out` }),
  newName: 'Name of a new paddock',
  add: 'Add',
  nameTaken: (name: string) => `${name} is there already.`,
  nameMissing: 'Give it a name first.',
  bringIn: 'Bring in a file',
  formats: 'GeoJSON, KML, zipped shapefile, ISOXML.',
  back: 'Ground',
  gone: 'This paddock is not on this device.',
  notKept: 'This device could not keep it. Nothing was changed.',
  unfinished: (name: string) => `The outline of ${name} is not finished.`,
  goOn: 'Go on',
  forget: 'Forget it',

  // one paddock
  walk: 'Walk or drive round it',
  walkAgain: 'Walk it again',
  draw: 'Draw it',
  change: 'Change the outline',
  areaToSpray: 'Area to spray',
  outline: 'Outline',
  roundIt: (length: string, corners: number) =>
    `${length} round, ${plural(corners, { one: '1 corner', other: `${corners} corners` })}`,
  worst: (accuracy: string) => `± ${accuracy} when walked`,
  typed: (area: string) => `typed: ${area}`,
  offer: (outlined: string, typed: string) => `${outlined} by its outline, ${typed} typed.`,
  take: (area: string) => `Take ${area}`,
  offerNote: 'Plans and nitrogen use what is typed until you take it.',
  used: (area: string) => `Plans and nitrogen use ${area}.`,
  part: 'Part left out',
  bufferOf: (width: string) => `${width} buffer`,
  crosses: (first: number, second: number) =>
    `The outline crosses itself: the side after corner ${first} and the side after corner ${second}. It has no area.`,
  partCrosses: 'A part left out crosses itself. It has no area.',
  noArea: 'The area could not be worked out. Move a corner, or walk it again.',
  saveAs: 'Save as a file',
  saveNote: 'Parts left out go as islands. Buffers stay here: these formats have none.',

  // walking
  walking: (name: string) => `${name}, walking`,
  ifClosed: 'Area, if closed now',
  walked: 'Walked',
  toStart: 'To the start',
  accuracy: 'Accuracy',
  start: 'start',
  silent: (time: string, length: string) => `${time} without a place, ${length} straight`,
  wasStraight: 'It was straight',
  walkPieceAgain: 'Walk it again',
  closeGap: 'Close the gap',
  pause: 'Pause',
  resume: 'Go on',
  backBy: (length: string) => `Back ${length}`,
  paused: 'Paused. What you walk now is not taken.',
  searching: 'Looking for the position. Stand in the open.',
  lost: 'Position lost. The figures stand still.',
  refused: 'This device may not say where it is. Allow it in its settings, then come back.',
  unsupported: 'This device or this page cannot say where it is.',
  vague: (accuracy: string) => `± ${accuracy} is too uncertain. Nothing is taken.`,
  uncertain: (accuracy: string) => `± ${accuracy}: uncertain.`,
  keepOn: 'Keep the screen on while you walk.',
  giveUp: 'Give up this walk',
  walkNotKept: 'This device keeps nothing more. Close the outline before you leave this page.',
  notRound: 'Walk round it first.',

  // changing
  editing: (name: string) => `${name}, outline`,
  undo: 'Undo',
  typedBefore: (area: string) => `typed before: ${area}`,
  closed: 'Closed.',
  closedBy: (gap: string) => `The last ${gap} are a straight line.`,
  walkedIn: (length: string, minutes: string) => `${length} in ${minutes}`,
  accuracyWorst: (accuracy: string, worst: string) => `± ${accuracy}, worst ± ${worst}`,
  cornerOf: (corner: number, count: number) => `Corner ${corner} of ${count}`,
  aTap: (step: string) => `${step} a tap`,
  stepName: 'How far a tap moves the corner',
  north: 'Move north',
  south: 'Move south',
  east: 'Move east',
  west: 'Move west',
  lastCorner: 'Corner before',
  nextCorner: 'Next corner',
  addCorner: 'Add a corner',
  takeCorner: 'Take the corner away',
  ofOutline: 'Outline',
  whichRing: 'What is moved',
  leaveOut: 'Leave a part out',
  leaveOutWalk: 'Walk round it',
  leaveOutDraw: 'Draw it here',
  leaveOutNote:
    'A pond, a house, a planting. It lies beside the chosen corner, and its corners are moved in the same way.',
  partName: 'What it is',
  partNumber: (number: number) => `Part ${number}`,
  takeAway: 'Take it away',
  buffer: 'A buffer',
  bufferNote: 'A strip that stays unsprayed, from the chosen corner along the next sides.',
  bufferWidth: 'Width',
  bufferSides: 'Sides',
  sidesCount: (count: number) => plural(count, { one: '1 side', other: `${count} sides` }),
  allRound: 'all round',
  bufferAdd: 'Add the buffer',
  widthMissing: 'Give its width first.',
  fewerSides: 'One side fewer',
  moreSides: 'One side more',
  keep: 'Keep the outline',
  startHere: 'Draw from where I stand',
  startBeside: 'Draw beside the others',
  startNote: 'It begins as a square. Move its corners with the arrows.',
  noPlace: 'This device does not say where it is.',

  // files
  fileTitle: 'Bring in a file',
  choose: 'Choose a file',
  found: (count: number, format: string) =>
    plural(count, {
      one: `1 outline in this ${format} file`,
      other: `${count} outlines in this ${format} file`,
    }),
  formatNames: { geojson: 'GeoJSON', kml: 'KML', shapefile: 'shapefile', isoxml: 'ISOXML' },
  unnamed: (number: number) => `Outline ${number}`,
  becomesNew: 'new paddock',
  replaces: (name: string) => `new outline of ${name}`,
  islands: (count: number) => plural(count, { one: '1 island', other: `${count} islands` }),
  takeOf: (name: string) => `Take ${name}`,
  notTaken: 'It crosses itself and is not taken.',
  takeCount: (count: number) =>
    plural(count, { one: 'Take 1 outline', other: `Take ${count} outlines` }),
  nothingTicked: 'Tick what to take first.',
  taken: (count: number) =>
    plural(count, { one: '1 outline taken.', other: `${count} outlines taken.` }),
  notAll: 'Look at this first.',
  unnamedField: 'a field without a name',
  note: {
    partNotRead: (path: string, why: string) => `${path}: ${why}`,
    pointsLeft: (count: number) =>
      plural(count, { one: '1 point is not taken.', other: `${count} points are not taken.` }),
    linesLeft: (count: number) =>
      plural(count, { one: '1 line is not taken.', other: `${count} lines are not taken.` }),
    othersLeft: (count: number) =>
      plural(count, {
        one: '1 shape is not taken: it is no area.',
        other: `${count} shapes are not taken: they are no areas.`,
      }),
    polygonsLeft: (count: number, kind: string) =>
      plural(count, {
        one: `1 polygon of type ${kind} (ISO 11783-10) is not taken. If it is not to be sprayed, leave it out by hand.`,
        other: `${count} polygons of type ${kind} (ISO 11783-10) are not taken. If they are not to be sprayed, leave them out by hand.`,
      }),
    boundaryAssumed: (name: string) =>
      `${name}: the file does not call its polygon a boundary. It is taken as one.`,
    projectionAssumed: (path: string) =>
      `${path}: it has no .prj file that says how its places are measured. They can only be degrees and are taken as WGS 84: check on the map that they lie right.`,
    sameGround: (count: number) =>
      plural(count, {
        one: '1 outline is in the file twice and stands here once.',
        other: `${count} outlines are in the file twice and stand here once.`,
      }),
  },
  far: (away: string, swapped: string | null) =>
    swapped === null
      ? `These outlines lie ${away} from your nearest paddock. Is that right?`
      : `These outlines lie ${away} from your nearest paddock, and ${swapped} with latitude and longitude swapped. Some programs write them the wrong way round. Which is right?`,
  swapAxes: 'Swap latitude and longitude',
  farIsRight: 'They lie there',
  fault: {
    tooManyBytes: (size: string) => `The file is larger than ${size}. Nothing was taken.`,
    unknownFormat: 'This is none of GeoJSON, KML, zipped shapefile and ISOXML. Nothing was taken.',
    notReadable: (format: string) =>
      `This ${format} file is damaged, or is not one. Nothing was taken.`,
    tooManyPoints: (most: number) => `The file has more than ${most} points. Nothing was taken.`,
    tooManyOutlines: (most: number) =>
      `The file has more than ${most} outlines. Nothing was taken.`,
    tooManyFiles: (most: number) => `The zip holds more than ${most} files. Nothing was taken.`,
    tooManyCells: (most: number) =>
      `A grid or a log in the file has more than ${most} entries. Nothing was taken.`,
    tooManyZones: (most: number) =>
      `A task in the file has more than ${most} zones. Nothing was taken.`,
    tooDeep: (most: number) =>
      `The file has parts within parts, more than ${most} deep. Nothing was taken.`,
    hasDoctype:
      'The file has a part (DOCTYPE) that no outline needs and that can hide anything. Nothing was taken.',
    noTaskData: 'The zip has no TASKDATA.XML: it holds no tasks of a terminal. Nothing was taken.',
    gridMissing: (name: string) =>
      `The zip has no ${name}, which a task names, and without it the rates are not known. Nothing was taken.`,
    fileMissing: (ending: string) =>
      `The zip has no ${ending} file, and without it the place is not known. Nothing was taken.`,
    unknownProjection: (name: string) =>
      `The file is in ${name}, which cannot be turned into WGS 84 safely. Save it in WGS 84 and bring that in.`,
    placeOutside:
      'The places in the file are not latitudes and longitudes. Save it in WGS 84 and bring that in.',
    noOutlines: (format: string) =>
      `This ${format} file has no outlines, only points, lines or nothing.`,
  },
});
