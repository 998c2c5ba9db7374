import { FORMAT_LIMITS, Refusal } from './FormatFault.ts';
import { openZip, type ZipFiles, type ZippedFile } from './openZip.ts';
import { readXml, childrenOf, type XmlElement } from './readXml.ts';
import { textOf } from './textOf.ts';

/** A set of task data: its main file, and the binary files beside it. */
export interface TaskSet {
  readonly root: XmlElement;
  /**
   * A file by its whole name, in capitals or not; null: there is none.
   * @throws Refusal once the files asked for are too many bytes in all
   */
  readonly fileOf: (name: string) => Uint8Array | null;
  /** Main files of other sets in the same zip, which are not read. */
  readonly others: readonly string[];
}

/** Cost of asking for a file, as bytes: a task file may name a file on every line. */
const ASKING_BYTES = 200;

/**
 * Limits the bytes read from a set to those of a zip; a file named twice is read and counted twice.
 */
function boundedFiles(fileBeside: (name: string) => Uint8Array | null): TaskSet['fileOf'] {
  let bytes = 0;
  return (name) => {
    const file = fileBeside(name);
    bytes += ASKING_BYTES + (file?.length ?? 0);
    if (bytes > FORMAT_LIMITS.unzippedBytes) {
      throw new Refusal({ code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.unzippedBytes });
    }
    return file;
  };
}

/** Whether text begins as a task file does. */
export const isTaskText = (text: string): boolean =>
  /<ISO11783_TaskData\b/.test(text.slice(0, 4000));

/** The name of the main file of a set. */
export const TASK_FILE = 'TASKDATA.XML';

/** The main files of the sets in a zip, the one in the fewest folders first. */
export const taskFilesOf = ({ ending }: ZipFiles): readonly ZippedFile[] =>
  ending(TASK_FILE).filter(({ path }) => /(?:^|\/)taskdata\.xml$/i.test(path));

/**
 * Everything the main file of a set says: what stands in other files (`XFR`) is read in its place. The
 * files of a set are those in its own folder: another set in the zip has files of the same names.
 * @throws Refusal
 */
export function taskSetOf(files: ZipFiles, { path, bytes }: ZippedFile): TaskSet {
  const root = readXml(textOf(bytes, 'isoxml'), 'isoxml');
  const fileBeside = (name: string) => files.beside(path, name);
  // Each file is read once, however often the main file names it.
  const names = new Set(childrenOf(root, 'XFR').map(({ attributes: { A: name = '' } }) => name));
  for (const name of names) {
    const other = /^[A-Z]{3}\d{5}$/.test(name) ? fileBeside(`${name}.xml`) : null;
    if (other === null) continue;
    for (const child of readXml(textOf(other, 'isoxml'), 'isoxml').children)
      root.children.push(child);
  }
  return { root, fileOf: boundedFiles(fileBeside), others: [] };
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Task data out of a zip, or out of its main file alone. @throws Refusal */
export function openTaskSet(bytes: Uint8Array): TaskSet {
  if (bytes.length > FORMAT_LIMITS.bytes) {
    throw new Refusal({ code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.bytes });
  }
  if (isZip(bytes)) {
    const files = openZip(bytes);
    const [taskFile, ...others] = taskFilesOf(files);
    if (taskFile === undefined) throw new Refusal({ code: 'noTaskData' });
    return { ...taskSetOf(files, taskFile), others: others.map(({ path }) => path) };
  }
  const text = textOf(bytes, 'isoxml');
  if (!isTaskText(text)) throw new Refusal({ code: 'unknownFormat' });
  return { root: readXml(text, 'isoxml'), fileOf: () => null, others: [] };
}
