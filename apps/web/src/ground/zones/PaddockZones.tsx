import type { Prescription } from '@mix/documents';
import { cutsOf, type Ring } from '@mix/ground';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import type { FittedMap } from '../../ui/map/fitMap.ts';
import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { GroundMap } from '../../ui/map/GroundMap.tsx';
import { changePaddock } from '../paddock/changePaddock.ts';
import { choosePaddock } from '../paddock/choosePaddock.ts';
import { planZones, zoneGround, type ZonePlan } from './zonePlan.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { paths } from '../../device/navigation/paths.ts';
import { zoneWords as words } from '../../i18n/made/en/farm/zoneWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { GroundFrame } from '../GroundFrame.tsx';
import { paddockArea } from '../paddockArea.ts';
import type { PaddockViewProps } from '../PaddockOutline.tsx';
import { BringZones } from './BringZones.tsx';
import { CutZone, type Cut } from './CutZone.tsx';
import { draftOf, prescriptionOf, type ZoneDraft } from './ZoneDraft.ts';
import { ZoneRows } from './ZoneRows.tsx';
import { ZoneTotal } from './ZoneTotal.tsx';
import { zonesMap } from './zonesMap.ts';
import styles from '../ground.module.css';

const NO_ZONES: Prescription = { zones: [], restLPerHa: null };

/** One paddock in several rates: what each zone is, what all of them need, and the plan for it. */
export function PaddockZones({ paddock }: Pick<PaddockViewProps, 'paddock'>) {
  const { id, value } = paddock;
  const isDesk = useWideScreen('md');
  const [draft, setDraft] = useState<ZoneDraft>(() => draftOf(value.prescription ?? NO_ZONES));
  const [cut, setCut] = useState<Cut | null>(null);
  const { shapes } = draft;
  const ground = useMemo(() => zoneGround(value, shapes), [value, shapes]);
  const partRings = useMemo(() => paddockArea(value)?.net.partRings ?? [], [value]);
  const prescription = prescriptionOf(draft);
  const plan = ground && planZones(prescription, ground);
  const ends = cut === null ? [] : cutEnds(value.outline, cut);
  const change = (next: ZoneDraft) => {
    setDraft(next);
    setCut(null);
  };
  return (
    <GroundFrame
      title={words.title(value.name)}
      backTo={groundPaths.of(id)}
      map={
        value.outline !== null && (
          <GroundMap
            label={words.mapOf(value.name)}
            size={isDesk ? 'desk' : 'phone'}
            {...zonesMap(value.outline, plan, partRings)}
            lines={ends.length === 0 ? [] : [{ key: 'cut', line: ends, look: 'gap' }]}
            over={({ at }) => <CutEnds places={ends} at={at} />}
          />
        )
      }
    >
      {shapes.length === 0 ? (
        <p>
          {words.none} <span className="quiet">{words.noneNote}</span>
        </p>
      ) : (
        <>
          {plan === null ? (
            <p role="alert">{words.noGround}</p>
          ) : (
            <>
              <ZoneTotal plan={plan} />
              <ZoneRows draft={draft} plan={plan} onChange={change} />
            </>
          )}
          <p className="quiet">{words.strength}</p>
          <KeepZones paddock={paddock} prescription={prescription} plan={plan} />
        </>
      )}
      {value.outline !== null && (
        <CutZone outline={value.outline} {...{ draft, cut }} onCut={setCut} onChange={change} />
      )}
      <BringZones paddock={value} hasZones={shapes.length > 0} onChange={change} />
    </GroundFrame>
  );
}

const cutEnds = (outline: Ring | null, { from, to }: Cut): Ring => {
  const places = cutsOf(outline ?? []);
  return [places[from], places[to]].filter((place) => place !== undefined);
};

interface CutEndsProps extends Pick<FittedMap, 'at'> {
  readonly places: Ring;
}

/** The two ends of a cut on the map; the start is filled. */
const CutEnds = ({ places, at }: CutEndsProps) =>
  places.map((place, index) => {
    const { x, y } = at(place);
    return (
      <circle
        key={index}
        cx={x}
        cy={y}
        r={12}
        className={styles.corner}
        data-chosen={index === 0 ? '' : undefined}
      />
    );
  });

interface KeepZonesProps extends Pick<PaddockViewProps, 'paddock'> {
  readonly prescription: Prescription;
  readonly plan: ZonePlan | null;
}

/** Keeps the zones with the paddock, and makes of them the mix for all of it. */
function KeepZones({ paddock, prescription, plan }: KeepZonesProps) {
  const { id, value } = paddock;
  const [, navigate] = useLocation();
  const [message, setMessage] = useState('');
  const keep = (then: () => void) => {
    changePaddock(paddock, { ...value, prescription }).then(then, () => {
      setMessage(words.notKept);
    });
  };
  const totals = plan?.totals ?? null;
  return (
    <>
      {totals !== null && (
        <Button
          look="primary"
          onClick={() =>
            keep(() => {
              const { name, areaHa, landUse } = value;
              choosePaddock({ id, name, areaHa, landUse }, words.planned(name), {
                sprayAreaHa: totals.areaHa,
                applicationRateLPerHa: totals.rateLPerHa,
                linked: null,
              });
              navigate(paths.mix);
            })
          }
        >
          {words.plan(quantityText(totals.areaHa, 'ha'))}
        </Button>
      )}
      <Button
        onClick={() =>
          keep(() => {
            setMessage(words.kept);
          })
        }
      >
        {words.keep}
      </Button>
      <p role="status">{message}</p>
    </>
  );
}
