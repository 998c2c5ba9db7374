import type { Paddock, Prescription } from '@mix/documents';
import { FORMAT_LIMITS, type ReadGround, type ReadTaskData, type TaskData } from '@mix/ground';
import { useEffect, useEffectEvent, useState } from 'react';
import { ChooseFile } from '../../ui/ChooseFile.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import type { CollectedDocuments, KeptDocument } from '../../sync/DocumentCollection.ts';
import { taskFaultText } from '../../terminal/taskFaultText.ts';
import { paths } from '../../device/navigation/paths.ts';
import { dropWords } from '../../i18n/made/en/farm/dropWords.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { productFileWords } from '../../i18n/made/en/products/productFileWords.ts';
import { GroundFrame } from '../GroundFrame.tsx';
import { AskAxes } from './AskAxes.tsx';
import { FoundOutlines } from './FoundOutlines.tsx';
import { GroundNotes } from './GroundNotes.tsx';
import { readyOutlines } from './readyOutlines.ts';
import { TaskDataLook } from './TaskDataLook.tsx';
import type { Dropped } from './useDroppedFile.ts';
import { cornersOf, MOST_CORNERS } from '../zones/zoneCorners.ts';
import { prescriptionOfSource, zonesOfTask } from '../zones/zoneSources.ts';

interface BringFileProps {
  readonly kept: CollectedDocuments<Paddock>;
  /** What was dropped on the page last; null: nothing. */
  readonly dropped: Dropped | null;
  readonly onTaken: () => void;
}

/** A file as it was read; task data holds more than outlines, and may hold none. */
interface Opened {
  readonly ground: ReadGround;
  readonly tasks: Extract<ReadTaskData, { readonly fault: null }> | null;
}

async function read(file: File): Promise<Opened> {
  // The bytes of a file that is too large are never read.
  if (file.size > FORMAT_LIMITS.bytes) {
    const fault = { code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.bytes } as const;
    return { ground: { format: null, found: [], notes: [], fault }, tasks: null };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { readGround, readTaskData } = await import('../../terminal/groundReaders.ts');
  const ground = await readGround(bytes);
  // Task data may stand beside outlines of another format, or hold none.
  const faults = [
    ground.fault,
    ...ground.notes.map((note) => ('fault' in note ? note.fault : null)),
  ];
  const isTaskData =
    ground.format === 'isoxml' ||
    faults.some((fault) => fault?.code === 'noOutlines' && fault.format === 'isoxml');
  if (!isTaskData) return { ground, tasks: null };
  const tasks = readTaskData(bytes);
  // Outlines of task data that is damaged are not offered: their rates are not known.
  return tasks.fault === null
    ? { ground, tasks }
    : { ground: { format: null, found: [], notes: [], fault: tasks.fault }, tasks: null };
}

/** The one file of several is not known; they are refused. */
const readOnly = ([file, ...more]: readonly File[]): Promise<Opened> =>
  file === undefined || more.length > 0
    ? Promise.reject(new Error(`${more.length + 1} files at once`))
    : read(file);

/** Outlines out of a file, looked at before any of them is taken. */
export function BringFile({ kept, dropped, onTaken }: BringFileProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [refused, setRefused] = useState<'unread' | 'many' | null>(null);
  const open = (files: readonly File[]) => {
    readOnly(files).then(
      (found) => {
        setOpened(found);
        setRefused(null);
      },
      () => {
        setRefused(files.length > 1 ? 'many' : 'unread');
      },
    );
  };
  const openDropped = useEffectEvent((files: Dropped) => {
    open(files);
    onTaken();
  });
  useEffect(() => {
    if (dropped !== null) openDropped(dropped);
  }, [dropped]);
  return (
    <GroundFrame title={words.fileTitle} backTo={paths.ground}>
      <p className="quiet">{words.formats}</p>
      <ChooseFile
        label={words.choose}
        look={opened?.ground.fault === null ? 'plain' : 'primary'}
        onChosen={(file) => open([file])}
      />
      <div role="status">
        {refused === 'many' && (
          <Notice kind="warning" word={productFileWords.warning} title={dropWords.oneFile} />
        )}
        {refused === 'unread' && (
          <Notice kind="warning" word={productFileWords.warning} title={productFileWords.unread} />
        )}
        {opened !== null && <GroundFault {...opened} />}
      </div>
      {/* Before all paddocks are here, an outline could make a paddock a second time. */}
      <ArrivalNote state={kept.state} />
      {opened !== null && kept.state === 'here' && <Found {...opened} kept={kept.documents} />}
    </GroundFrame>
  );
}

/** Why there are no outlines. In task data with tasks this is only a note. */
function GroundFault({ ground: { fault }, tasks }: Opened) {
  if (fault === null) return null;
  return tasks === null ? (
    <Notice kind="warning" word={productFileWords.warning} title={taskFaultText(fault)} />
  ) : (
    <Notice kind="information" word={productFileWords.note} title={taskFaultText(fault)} />
  );
}

interface FoundProps extends Opened {
  readonly kept: readonly KeptDocument<Paddock>[];
}

/** Shows a file: outlines to be taken, and what else a terminal wrote. */
function Found({ ground, tasks, kept }: FoundProps) {
  const prescriptions = tasks === null ? undefined : fieldPrescriptions(tasks.data);
  return (
    <>
      <GroundNotes notes={ground.notes} />
      {ground.fault === null && (
        <AskAxes key={readyKey(ground)} found={ground.found} kept={kept}>
          {(found) => (
            <FoundOutlines
              format={words.formatNames[ground.format]}
              ready={readyOutlines(found, kept, prescriptions)}
              kept={kept}
            />
          )}
        </AskAxes>
      )}
      {tasks !== null && <TaskDataLook read={tasks} kept={kept} />}
    </>
  );
}

/** Another file must start with fresh ticks. */
const readyKey = ({ found }: ReadGround): string =>
  found.map(({ name, ring }) => `${name ?? ''} ${ring.length}`).join();

/** The zones that planned tasks of a file have for its fields, by the field's name; the first of each. */
function fieldPrescriptions(data: TaskData): ReadonlyMap<string, Prescription> {
  const found = new Map<string, Prescription>();
  for (const task of data.tasks) {
    if (task.state !== 'planned') continue;
    const field = data.partfields.find(({ id }) => id === task.partfieldId);
    const source = zonesOfTask(task);
    // Rates of a product need a spray rate from the user first.
    if (field === undefined || source?.unit !== 'L/ha' || found.has(field.name)) continue;
    if (source.zones.length > FORMAT_LIMITS.zones || cornersOf(source) > MOST_CORNERS) continue;
    found.set(field.name, prescriptionOfSource(source, null));
  }
  return found;
}
