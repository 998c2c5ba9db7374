import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { AreaRows, AreaToSpray } from '../AreaRows.tsx';
import { GroundFrame, type GroundFrameProps } from '../GroundFrame.tsx';
import { setOutlineDraft, useOutlineDraft, type OutlineDraft } from '../outlineDraft.ts';
import { paddockArea } from '../paddockArea.ts';
import { UnfinishedOutline } from '../UnfinishedOutline.tsx';
import { AddBuffer } from './AddBuffer.tsx';
import { CornerMap } from './CornerMap.tsx';
import { KeepOutline } from './KeepOutline.tsx';
import { LeaveOut } from './LeaveOut.tsx';
import { MoveCorner } from './MoveCorner.tsx';
import { ringOf, withRing, type RingChoice } from './ringEdit.ts';
import { StartOutline } from './StartOutline.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { Fact } from '../../ui/layout/Fact.tsx';
import { classNames } from '../../ui/classNames.ts';
import { DoneIcon } from '../../ui/icons/DoneIcon.tsx';
import styles from '../ground.module.css';

interface EditOutlineProps {
  readonly paddock: KeptDocument<Paddock>;
  readonly kept: readonly KeptDocument<Paddock>[];
}

/** Draws or changes an outline. Nothing is kept before the user says so. */
export function EditOutline({ paddock, kept }: EditOutlineProps) {
  const held = useOutlineDraft();
  if (held !== null && held.paddockId !== paddock.id) {
    return (
      <GroundFrame title={words.editing(paddock.value.name)} backTo={groundPaths.of(paddock.id)}>
        <UnfinishedOutline kept={kept} />
      </GroundFrame>
    );
  }
  const draft = held ?? { paddockId: paddock.id, value: paddock.value, walk: null, closed: null };
  return <Editing draft={draft} isChanged={held !== null} paddock={paddock} kept={kept} />;
}

/** Marks an outline as drawn by hand; one that was walked or came in a file keeps its origin. */
const drawn = (value: Paddock): Paddock =>
  value.outlineOrigin === undefined
    ? { ...value, outlineOrigin: { how: 'drawn', on: dayOf(new Date()), accuracyM: null } }
    : value;

interface EditingProps extends EditOutlineProps {
  readonly draft: OutlineDraft;
  /** Whether there are changes that are not kept yet. */
  readonly isChanged: boolean;
}

function Editing({ draft, isChanged, paddock, kept }: EditingProps) {
  const { value } = draft;
  const [history, setHistory] = useState<readonly OutlineDraft[]>([]);
  const change = (next: Paddock) => {
    setHistory([...history, draft]);
    setOutlineDraft({ ...draft, value: drawn(next) });
  };
  const undo = () => {
    setOutlineDraft(history.at(-1) ?? null);
    setHistory(history.slice(0, -1));
  };
  const frame = {
    title: words.editing(value.name),
    backTo: groundPaths.of(paddock.id),
    ...(history.length > 0 && {
      action: (
        <Button look="text" onClick={undo}>
          {words.undo}
        </Button>
      ),
    }),
  };
  if (value.outline === null) {
    return (
      <GroundFrame {...frame}>
        <StartOutline kept={kept} onStart={(outline) => change({ ...value, outline })} />
      </GroundFrame>
    );
  }
  return (
    <Corners
      frame={frame}
      draft={draft}
      paddock={paddock}
      kept={kept}
      onChange={change}
      isChanged={isChanged}
    />
  );
}

interface CornersProps extends EditingProps {
  readonly frame: Pick<GroundFrameProps, 'title' | 'backTo' | 'action'>;
  readonly onChange: (value: Paddock) => void;
}

/** Moves the corners of one ring; shows what is left out and the area to spray. */
function Corners({ frame, draft, paddock, kept, onChange, isChanged }: CornersProps) {
  const { value, closed } = draft;
  const [wanted, setChoice] = useState<RingChoice>('outline');
  const [chosenCorner, setCorner] = useState(0);
  // The chosen part may be gone after an undo.
  const choice = ringOf(value, wanted).length > 0 ? wanted : 'outline';
  const ring = ringOf(value, choice);
  const corner = Math.min(chosenCorner, Math.max(0, ring.length - 1));
  const area = paddockArea(value);
  const choose = (next: RingChoice) => {
    setChoice(next);
    setCorner(0);
  };
  return (
    <GroundFrame
      {...frame}
      map={
        <CornerMap
          id={paddock.id}
          value={value}
          kept={kept}
          net={area?.net}
          ring={ring}
          corner={corner}
          onCorner={setCorner}
        />
      }
    >
      <AreaToSpray paddock={value} area={area} note={typedText(paddock.value)} />
      {closed !== null && <ClosedWalk closed={closed} />}
      <ChooseRing value={value} choice={choice} onChoose={choose} />
      <MoveCorner
        ring={ring}
        corner={corner}
        onCorner={setCorner}
        onRing={(next) => onChange(withRing(value, choice, next))}
      />
      <AreaRows paddock={value} area={area} />
      <LeaveOut draft={draft} beside={ring[corner] ?? null} onChange={onChange} onPart={choose} />
      <AddBuffer value={value} corner={choice === 'outline' ? corner : 0} onChange={onChange} />
      <LeftOutList
        value={value}
        onChange={(next) => {
          choose('outline');
          onChange(next);
        }}
      />
      <KeepOutline
        paddock={paddock}
        value={value}
        area={area}
        canForget={isChanged}
        wasWalked={closed !== null}
      />
    </GroundFrame>
  );
}

const typedText = ({ areaHa }: Paddock): string | undefined =>
  areaHa === null ? undefined : words.typedBefore(quantityText(areaHa, 'ha'));

interface ChooseRingProps {
  readonly value: Paddock;
  readonly choice: RingChoice;
  readonly onChoose: (choice: RingChoice) => void;
}

/** Which ring the arrows move: the outline, or one of the parts left out. */
function ChooseRing({ value, choice, onChoose }: ChooseRingProps) {
  const { leftOut = [] } = value;
  if (leftOut.length === 0) return null;
  const parts = leftOut.map(({ name }, index) => ({
    value: String(index),
    label: name ?? words.partNumber(index + 1),
  }));
  return (
    <ChoiceChips
      label={words.whichRing}
      options={[{ value: 'outline', label: words.ofOutline }, ...parts]}
      value={String(choice)}
      onChoose={(chosen) => {
        const index = parts.findIndex((part) => part.value === chosen);
        onChoose(index < 0 ? 'outline' : index);
      }}
    />
  );
}

const metres = (value: number): string => quantityText(value, 'm', 0);

/** Figures of the walk that has just been closed. */
const ClosedWalk = ({ closed }: { readonly closed: NonNullable<OutlineDraft['closed']> }) => (
  <>
    <p className={classNames('row-center', styles.done)}>
      <DoneIcon size={24} />
      <span>
        <strong>{words.closed}</strong> {words.closedBy(metres(closed.gapM))}
      </span>
    </p>
    <dl className={classNames('border-top', styles.rows)}>
      <Fact term={words.walked} valueClass="strong text-end">
        {words.walkedIn(metres(closed.lengthM), quantityText(closed.minutes, 'min', 0))}
      </Fact>
      <Fact term={words.accuracy} valueClass="strong text-end">
        {words.accuracyWorst(metres(closed.accuracyM), metres(closed.worstM))}
      </Fact>
    </dl>
  </>
);

interface LeftOutListProps {
  readonly value: Paddock;
  readonly onChange: (value: Paddock) => void;
}

/** The parts and buffers left out, each with a button that removes it. */
function LeftOutList({ value, onChange }: LeftOutListProps) {
  const { leftOut = [], buffers = [] } = value;
  const rows = [
    ...leftOut.map(({ name }, index) => ({
      name: name ?? words.partNumber(index + 1),
      without: { ...value, leftOut: leftOut.toSpliced(index, 1) },
    })),
    ...buffers.map(({ name, widthM }, index) => ({
      name: name ?? words.bufferOf(quantityText(widthM, 'm', 0)),
      without: { ...value, buffers: buffers.toSpliced(index, 1) },
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <ul className={classNames('border-top', styles.rows)}>
      {rows.map(({ name, without }, index) => (
        // Two parts of the same name differ only in their order.
        <li key={index}>
          {name}
          <Button small aria-label={`${words.takeAway}: ${name}`} onClick={() => onChange(without)}>
            {words.takeAway}
          </Button>
        </li>
      ))}
    </ul>
  );
}
