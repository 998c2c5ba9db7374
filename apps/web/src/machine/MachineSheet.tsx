import type { Catalogue, Machine } from '@mix/engine';
import { Link } from 'wouter';
import { ExpansionPanel } from '../ui/panels/ExpansionPanel.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Select } from '../ui/fields/Select.tsx';
import { Sheet } from '../ui/panels/Sheet.tsx';
import { draftStore } from '../plan/draft/draftStore.ts';
import type { MixForm } from '../plan/draft/MixForm.ts';
import { paths } from '../device/navigation/paths.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import { machineWords } from '../i18n/made/en/farm/machineWords.ts';
import { soFar } from '../sync/arrival/Collected.ts';
import { savedMachines } from '../sync/savedMachines.ts';
import { mixSheetWords } from '../i18n/made/en/mix/mixSheetWords.ts';
import { mixWords } from '../i18n/made/en/mix/mixWords.ts';
import { OWN_MACHINE } from '../plan/draft/formChanges.ts';
import { formReading } from '../plan/reading/readForm.ts';
import { boomOf } from './boomOf.ts';
import { ListRow } from '../plan/ListRow.tsx';
import { MachineField } from './MachineField.tsx';
import { machineAddress } from './saved/machineAddress.ts';
import { isMachineOfForm } from './saved/machineOfForm.ts';
import { SavedMachineRows } from './saved/SavedMachineRows.tsx';
import { SaveMachine } from './saved/SaveMachine.tsx';
import { machineOffers } from './machineOffers.ts';
import styles from '../plan/SheetFields.module.css';
import { quantityText } from '../i18n/figures/quantityText.ts';

interface MachineSheetProps {
  readonly form: MixForm;
  /** Null until it is loaded: a machine of one's own works without it. */
  readonly catalogue: Catalogue | null;
  /** Id of the field to start in. */
  readonly focusId?: string | undefined;
  readonly onChooseNozzle: () => void;
  readonly onClose: () => void;
}

/** The sprayer: one of the known machines, every figure of which may be typed over, or an own one. */
export function MachineSheet(props: MachineSheetProps) {
  const { form, focusId, onClose } = props;
  return (
    <Sheet
      title={mixSheetWords.machine}
      closeWord={mixWords.done}
      onClose={onClose}
      focusId={focusId}
    >
      {form.machineId == null ? <MachineList {...props} /> : <MachineFields {...props} />}
    </Sheet>
  );
}

function MachineList({ catalogue }: MachineSheetProps) {
  const saved = soFar(savedMachines.useAll());
  return (
    <>
      {saved.length > 0 && (
        <>
          <h3 className={styles.heading}>{machineWords.yours}</h3>
          <SavedMachineRows machines={saved} catalogue={catalogue} />
        </>
      )}
      <ul>
        <ListRow
          title={mixWords.ownMachine}
          note={mixSheetWords.ownMachineNote}
          onPress={() => draftStore.setMachine({ machineId: OWN_MACHINE })}
        />
      </ul>
      <h3 className={styles.heading}>{mixSheetWords.catalogueMachines}</h3>
      {catalogue === null && <p className={styles.note}>{mixSheetWords.knownLater}</p>}
      <ul className="border-top">
        {catalogue?.machines.filter(isKnown).map((machine) => (
          <ListRow
            key={machine.id}
            title={machine.name}
            note={machineSummary(machine)}
            onPress={() => draftStore.setMachine({ machineId: machine.id })}
          />
        ))}
      </ul>
    </>
  );
}

/** Whether the catalogue knows a machine: its entry for an own machine holds no facts. */
const isKnown = ({ id }: Machine): boolean => id !== OWN_MACHINE;

function MachineFields({ form, catalogue, onChooseNozzle }: MachineSheetProps) {
  const machine =
    catalogue?.machines.filter(isKnown).find(({ id }) => id === form.machineId) ?? null;
  const typed = formReading(form).draft;
  const offers =
    machine === null
      ? {}
      : machineOffers(machine, boomOf(machine, form.boomConfigurationId), typed);
  return (
    <>
      <ul>
        <ListRow
          title={machine === null ? mixWords.ownMachine : machine.name}
          note={machine === null ? mixSheetWords.ownMachineNote : machineSummary(machine)}
          end={<span className={styles.pressed}>{mixWords.change}</span>}
          onPress={() => draftStore.setMachine({})}
        />
      </ul>
      <div className={styles.fields}>
        <MachineField path="tankCapacityL" label={mixSheetWords.tankSize} offers={offers} />
        {machine !== null && <BoomSelect form={form} machine={machine} />}
        <MachineField path="swathWidthM" offers={offers} />
      </div>
      <NozzleLine form={form} catalogue={catalogue} onChooseNozzle={onChooseNozzle} />
      <div className={styles.fields}>
        {form.nozzle != null && (
          <MachineField
            path="nozzle.nozzleCount"
            label={mixSheetWords.nozzleCount}
            offers={offers}
          />
        )}
        {form.nozzle != null && <TestLink form={form} />}
        <MachineField path="gaugeStepL" label={mixSheetWords.gaugeStep} offers={offers} />
        <MachineField path="tankResidualL" label={mixSheetWords.tankResidual} offers={offers} />
        <MachineField path="deadVolumeL" label={mixSheetWords.deadVolume} offers={offers} />
      </div>
      <ExpansionPanel summary={mixSheetWords.moreMachine}>
        <div className={styles.fields}>
          <MachineField
            path="suspendedSolidsLimitPct"
            label={mixSheetWords.solidsLimit}
            offers={offers}
          />
          <MachineField
            path="finestFilterMesh"
            label={mixSheetWords.finestFilter}
            offers={offers}
          />
          <MachineField path="maxLoadMassKg" label={mixSheetWords.maxLoadMass} offers={offers} />
          <MachineField
            path="agitationFlowLPerMin"
            label={mixSheetWords.agitationFlow}
            offers={offers}
          />
        </div>
      </ExpansionPanel>
      <div className={styles.fields}>
        <SaveMachine form={form} />
      </div>
    </>
  );
}

/** To the catch test: of a saved machine its own, which no other one of its kind takes for its own. */
function TestLink({ form }: Pick<MachineSheetProps, 'form'>) {
  const saved = soFar(savedMachines.useAll());
  const same = saved.find(({ value }) => isMachineOfForm(value, form));
  return (
    <Link
      href={same ? machineAddress.test(same.id) : paths.catchTest}
      className={buttonClass('text')}
    >
      {farmPageWords.catchTest}
    </Link>
  );
}

interface BoomSelectProps {
  readonly form: MixForm;
  readonly machine: Machine;
}

/** Only where there is a choice: a single boom is taken as it is. */
function BoomSelect({ form, machine }: BoomSelectProps) {
  if (machine.boomConfigurations.length < 2) return null;
  return (
    <Select
      label={mixSheetWords.boom}
      value={form.boomConfigurationId ?? ''}
      notSet={mixSheetWords.chooseBoom}
      options={machine.boomConfigurations.map(({ id, name }) => ({ value: id, label: name }))}
      onChoose={(id) => draftStore.set('boomConfigurationId', id === '' ? null : id)}
    />
  );
}

function NozzleLine({
  form,
  catalogue,
  onChooseNozzle,
}: Pick<MachineSheetProps, 'form' | 'catalogue' | 'onChooseNozzle'>) {
  const nozzle = catalogue?.nozzles.find(({ id }) => id === form.nozzle?.nozzleId);
  return (
    <ul className="border-top">
      <ListRow
        title={mixSheetWords.nozzle}
        note={nozzle === undefined ? mixSheetWords.noNozzle : `${nozzle.maker} ${nozzle.model}`}
        end={
          <span className={styles.pressed}>
            {nozzle === undefined ? mixSheetWords.set : mixWords.change}
          </span>
        }
        onPress={onChooseNozzle}
      />
    </ul>
  );
}

/** A known machine in a line: its nominal tank and its widths. */
function machineSummary({ nominalTankL, boomConfigurations }: Machine): string {
  const widths = boomConfigurations.flatMap(({ swathWidthM }) =>
    swathWidthM === null ? [] : [quantityText(swathWidthM, 'm')],
  );
  const tank = nominalTankL === null ? [] : [quantityText(nominalTankL, 'L')];
  return [...tank, [...new Set(widths)].join(' / ')].filter(Boolean).join(' · ');
}
