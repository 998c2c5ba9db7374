import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of task data: what goes to a terminal and what comes from one. */
export const terminalWords = localized('terminal', {
  title: 'Terminal (ISOXML)',
  why: 'A file from the terminal or the office: outlines and zones are taken, done tasks become records of their mix.',
  open: 'Open a file',
  out: 'A mix goes to the terminal from its plan, under Share. What was done goes from its record.',
  inFile: 'In this file',
  madeBy: (program: string) => `Made by ${program}`,
  breaches: (count: number) =>
    plural(count, {
      one: 'It departs from the standard (ISO 11783-10) in 1 place. Check what is shown.',
      other: `It departs from the standard (ISO 11783-10) in ${count} places. Check what is shown.`,
    }),
  products: 'Products',
  people: 'People and farms',
  machines: 'Machines',
  unnamed: 'Task without a name',
  states: {
    planned: 'planned',
    running: 'running',
    paused: 'paused',
    completed: 'done',
    template: 'template',
    canceled: 'cancelled',
  },
  field: 'Where',
  worker: 'Who',
  rate: 'Application rate',
  noRate: 'no application rate',
  zones: (count: string, least: string, most: string) => `${count}, ${least} to ${most}`,
  from: 'From',
  until: 'Until',
  area: 'Area done',
  volume: 'Sprayed',
  logged: 'Logged',
  logRecords: (count: string, places: string) => `${count} lines, ${places} with a position`,
  planIt: 'Plan it',
  planned: (name: string) => `${name} planned from the file`,
  noPaddock: 'Take its outline first, then plan it there.',
  makeRecord: (mix: string) => `Make the record of ${mix}`,
  recordWhy:
    'Area, times and amounts are the file’s, the rest the mix’s. Then check it, and add the weather.',
  jobWhy:
    'Area, times and amounts are the file’s, the rest the job’s, which is sprayed with it. Then check it, and add the weather.',
  openItsMix:
    'For a record of it, open its mix or take its job first: of this name, or on this paddock.',
  endJob: 'Make the record from the terminal’s file',
  noneOfJob: (names: string) =>
    `No done task of this file has the name of this job or its paddock. It has: ${names}.`,
  noneDone: 'No task of this file is done.',
  noRecord: {
    noEnd: 'No record can be made of it: the file does not say when it ended.',
    endAhead:
      'No record can be made of it: by the file it ends in the time to come. Check the clocks of the terminal and of this device.',
    endLongAgo:
      'No record is made of it: by the file it ended more than ten years ago. Check the clock of the terminal.',
    areasDisagree:
      'No record is made of it: the file counts the area in ways that disagree, and both figures stand above. Record its job here with the area that you know.',
    noArea: 'No record can be made of it: the file does not say what area was done.',
    volumesDisagree:
      'No record is made of it: the file counts what was sprayed in ways that disagree, and both figures stand above. Record its job here with the amount that you know.',
    noAmounts: 'No record can be made of it: the file does not say how much was sprayed.',
  },
  disagree: (least: string, most: string) => `${least} or ${most}`,
  otherSets: (paths: string) =>
    `The zip holds more than one set of task data. Not shown: ${paths}. Bring each in as a zip of its own.`,
  logsUnread: 'Logs not read',
  logFault: (name: string, fault: 'missing' | 'damaged' | 'tooLong') =>
    `${name} (${{ missing: 'not there', damaged: 'damaged', tooLong: 'too long' }[fault]})`,
  byTerminal: (what: string) => `By the terminal: ${what}.`,
  openRecord: 'Open the record',
  recordOut: 'Save for the terminal',
  recordOutNote:
    'ISOXML (TASKDATA): times, area, water and products of this record, as a zip file.',
});
