import type { Paddock } from '@mix/documents';
import { useId } from 'react';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { drawWords } from '../../i18n/made/en/farm/drawWords.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { AreaRows, AreaToSpray } from '../AreaRows.tsx';
import { GroundFrame, type GroundFrameProps } from '../GroundFrame.tsx';
import type { OutlineDraft } from '../outlineDraft.ts';
import { AddBuffer } from './AddBuffer.tsx';
import { ClosedWalk } from './ClosedWalk.tsx';
import { cornerKeys } from './cornerKeys.ts';
import { CornerMap } from './CornerMap.tsx';
import { KeepOutline } from './KeepOutline.tsx';
import { LeaveOut } from './LeaveOut.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import { MoveCorner } from './MoveCorner.tsx';
import { type RingChoice } from './ringEdit.ts';
import type { SheetView } from './sheetView.ts';
import { StartPlace } from './StartPlace.tsx';
import { FEWEST_CORNERS, useCorners } from './useCorners.ts';

interface CornersProps {
  readonly frame: Pick<GroundFrameProps, 'title' | 'backTo' | 'action'>;
  readonly draft: OutlineDraft;
  /** What the sheet shows first. */
  readonly view: SheetView;
  readonly paddock: KeptDocument<Paddock>;
  readonly kept: readonly KeptDocument<Paddock>[];
  /** Whether there are changes that are not kept yet. */
  readonly isChanged: boolean;
  readonly onChange: (value: Paddock) => void;
  /** Null: nothing can be taken back. */
  readonly onUndo: (() => void) | null;
}

/** Sets and moves the corners of one ring; shows what is left out and the area to spray. */
export function Corners(props: CornersProps) {
  const { frame, draft, paddock, kept, isChanged, onChange, onUndo } = props;
  const { closed } = draft;
  const edit = useCorners(draft, props.view, onChange);
  const { ring, corner, value, choice, view, acts, stepM, pressSets, area } = edit;
  const isDesk = useWideScreen('md');
  const keysId = useId();
  return (
    <GroundFrame
      {...frame}
      isAlone
      map={
        <CornerMap
          id={paddock.id}
          value={value}
          kept={kept}
          net={area?.net}
          corners={{
            ring,
            chosen: corner,
            onCorner: edit.setCorner,
            onDrag: edit.drag,
            ...(pressSets && { onPlace: edit.setAt }),
          }}
          view={view}
          onView={edit.setView}
          onZoom={edit.zoom}
          keysId={keysId}
          onKey={cornerKeys({ acts, onZoom: edit.zoom, onUndo })}
        />
      }
    >
      <AreaSoFar edit={edit} note={typedText(paddock.value)} />
      {closed !== null && <ClosedWalk closed={closed} />}
      <ChooseRing value={value} choice={choice} onChoose={edit.choose} />
      <ChoiceChips
        label={drawWords.press}
        labelShown
        options={[
          { value: 'sets', label: drawWords.pressSets },
          { value: 'chooses', label: drawWords.pressChooses },
        ]}
        value={pressSets ? 'sets' : 'chooses'}
        onChoose={(what) => edit.setPressSets(what === 'sets')}
      />
      <p id={keysId} className={isDesk ? 'quiet' : 'visually-hidden'}>
        {drawWords.keys}
      </p>
      <MoveCorner ring={ring} corner={corner} acts={acts} stepM={stepM} onStep={edit.setStepM} />
      <AreaRows paddock={value} area={area} />
      {draft.sheet !== undefined && (
        <ExpansionPanel summary={drawWords.otherPlace}>
          <StartPlace kept={kept} onStart={edit.setView} />
        </ExpansionPanel>
      )}
      {area !== null && (
        <>
          <LeaveOut
            draft={draft}
            beside={ring[corner] ?? null}
            onChange={onChange}
            onPart={edit.choose}
          />
          <AddBuffer value={value} corner={choice === 'outline' ? corner : 0} onChange={onChange} />
        </>
      )}
      <LeftOutList
        value={value}
        onChange={(next) => {
          edit.choose('outline');
          onChange(next);
        }}
      />
      <KeepOutline
        paddock={paddock}
        value={value}
        area={area}
        canForget={isChanged}
        stays={isDesk || closed !== null}
      />
    </GroundFrame>
  );
}

interface AreaSoFarProps {
  readonly edit: ReturnType<typeof useCorners>;
  readonly note: string | undefined;
}

/** The area of what is drawn; before it has one, how many corners are missing. */
function AreaSoFar({ edit: { ring, choice, value, area }, note }: AreaSoFarProps) {
  const missing = FEWEST_CORNERS - ring.length;
  return choice === 'outline' && missing > 0 ? (
    <p>{drawWords.moreCorners(missing)}</p>
  ) : (
    <AreaToSpray paddock={value} area={area} note={note} />
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
