import { leftOutRows, type Paddock } from '@mix/documents';
import { isInside, localPlane, type GroundPoint } from '@mix/ground';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { setOutlineDraft, type OutlineDraft } from '../outlineDraft.ts';
import { beginWalk } from '../walk/Walk.ts';
import { squareAt, type RingChoice } from './ringEdit.ts';
import styles from '../ground.module.css';

const SIDE_M = 20;

interface LeaveOutProps {
  readonly draft: OutlineDraft;
  /** The chosen corner. */
  readonly beside: GroundPoint | null;
  readonly onChange: (value: Paddock) => void;
  readonly onPart: (part: RingChoice) => void;
}

/** Within the outline, a little way from a corner of it towards its middle. */
function placeBeside(corner: GroundPoint, { outline }: Paddock): GroundPoint {
  const plane = localPlane(corner);
  const corners = (outline ?? []).map(plane.toPlane);
  const mean = (of: 'eastM' | 'northM'): number =>
    corners.reduce((sum, point) => sum + point[of], 0) / Math.max(1, corners.length);
  const [eastM, northM] = [mean('eastM'), mean('northM')];
  const away = Math.max(1, Math.hypot(eastM, northM));
  const share = Math.min(1, (2 * SIDE_M) / away);
  const place = plane.toGround({ eastM: eastM * share, northM: northM * share });
  return outline !== null && isInside(place, outline) ? place : corner;
}

/** A part that is not sprayed: walked round, or drawn as a square whose corners are then moved. */
export function LeaveOut({ draft, beside, onChange, onPart }: LeaveOutProps) {
  const { value, paddockId } = draft;
  const [name, setName] = useState('');
  const [, navigate] = useLocation();
  const parts = value.leftOut ?? [];
  return (
    <ExpansionPanel summary={words.leaveOut}>
      <div className={styles.stack}>
        <p className="quiet">{words.leaveOutNote}</p>
        <TextField
          label={words.partName}
          value={name}
          maxLength={leftOutRows.name.longest}
          onText={setName}
        />
        <div className={styles.actions}>
          <Button
            onClick={() => {
              setOutlineDraft({ ...draft, walk: beginWalk('part', Date.now()) });
              navigate(groundPaths.walk(paddockId));
            }}
          >
            {words.leaveOutWalk}
          </Button>
          {beside !== null && (
            <Button
              onClick={() => {
                const outline = squareAt(placeBeside(beside, value), SIDE_M);
                const said = name.trim();
                onChange({
                  ...value,
                  leftOut: [...parts, { name: said === '' ? null : said, outline }],
                });
                onPart(parts.length);
                setName('');
              }}
            >
              {words.leaveOutDraw}
            </Button>
          )}
        </div>
      </div>
    </ExpansionPanel>
  );
}
