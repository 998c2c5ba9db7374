import { FORMAT_LIMITS, Refusal } from './FormatFault.ts';
import { openZip, type ZipFiles } from './openZip.ts';
import { readXml, childrenOf, type XmlElement } from './readXml.ts';
import { textOf } from './textOf.ts';

/** A set of task data: its main file, and the binary files beside it. */
export interface TaskSet {
  readonly root: XmlElement;
  /** A file by its whole name, capitals or not; null: not there. */
  readonly fileOf: (name: string) => Uint8Array | null;
}

/** Whether text begins as a task file does. */
export const isTaskText = (text: string): boolean =>
  /<ISO11783_TaskData\b/.test(text.slice(0, 4000));

/**
 * Everything the main file of a zip says: what stands in other files (`XFR`) is read in its place.
 * @throws Refusal
 */
export function taskSetOf(files: ZipFiles, taskFile: Uint8Array): TaskSet {
  const root = readXml(textOf(taskFile, 'isoxml'), 'isoxml');
  // Each once: a file that names another a thousand times has it no more often.
  const names = new Set(childrenOf(root, 'XFR').map(({ attributes: { A: name = '' } }) => name));
  for (const name of names) {
    const other = /^[A-Z]{3}\d{5}$/.test(name) ? files.ending(`${name}.xml`) : null;
    if (other !== null) root.children.push(...readXml(textOf(other, 'isoxml'), 'isoxml').children);
  }
  return { root, fileOf: files.ending };
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Task data out of a zip, or out of its main file alone. @throws Refusal */
export function openTaskSet(bytes: Uint8Array): TaskSet {
  if (bytes.length > FORMAT_LIMITS.bytes) {
    throw new Refusal({ code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.bytes });
  }
  if (isZip(bytes)) {
    const files = openZip(bytes);
    const taskFile = files.ending('taskdata.xml');
    if (taskFile === null) throw new Refusal({ code: 'fileMissing', ending: 'TASKDATA.XML' });
    return taskSetOf(files, taskFile);
  }
  const text = textOf(bytes, 'isoxml');
  if (!isTaskText(text)) throw new Refusal({ code: 'unknownFormat' });
  return { root: readXml(text, 'isoxml'), fileOf: () => null };
}
