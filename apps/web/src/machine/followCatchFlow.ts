import { catchTestFor, localDay, localTime, type FittedNozzles } from '@mix/documents';
import { deviceOffset } from '../device/clock/deviceOffset.ts';
import { loadDocumentStore } from '../sync/loadDocumentStore.ts';
import { shownDocuments } from '../sync/shownDocuments.ts';
import { draftStore } from '../plan/draft/draftStore.ts';
import { formReading } from '../plan/reading/readForm.ts';
import { catchFlow, type CatchFlow } from './catchFlow.ts';
import { isMachineOfForm } from './saved/machineOfForm.ts';

/** Far finer than a jug: rounded again for a screen, the flow reads as in the test itself. */
const STEPS_PER_L_PER_MIN = 1e6;

/** The nozzles of the mix in work; null: none is set. */
function fittedNozzles(): FittedNozzles | null {
  const form = draftStore.form.getState().value;
  const { machineId, boomConfigurationId, nozzle } = formReading(form).draft;
  return nozzle == null
    ? null
    : {
        machineId: machineId ?? null,
        boomConfigurationId: boomConfigurationId ?? null,
        nozzleId: nozzle.nozzleId,
        nozzleCount: nozzle.nozzleCount ?? null,
      };
}

function knownFlow(fitted: FittedNozzles): CatchFlow | null | undefined {
  const { catchTests, machine } = shownDocuments.getState();
  // While tests are on their way, a nozzle without one may have been tested, and while machines are,
  // another one of its kind: the last known flow holds.
  if (catchTests?.state !== 'here' || machine?.state !== 'here') return undefined;
  const nowMs = Date.now();
  const today = localDay(localTime(new Date(nowMs), deviceOffset(nowMs)));
  const form = draftStore.form.getState().value;
  const saved = machine.documents.find(({ value }) => isMachineOfForm(value, form));
  const nozzles = { ...fitted, savedMachineId: saved?.id ?? null };
  const found = catchTestFor(catchTests.documents, nozzles, today);
  if (found === null) return null;
  const { test, meanFlowLPerMin, old, renewed, goodUntil } = found;
  return {
    ...fitted,
    flowLPerMin: Math.round(meanFlowLPerMin * STEPS_PER_L_PER_MIN) / STEPS_PER_L_PER_MIN,
    pressureBar: test.pressureBar,
    at: test.at,
    by: test.by,
    old,
    renewed,
    goodUntil,
  };
}

let isAsked = false;

function update(): void {
  const fitted = fittedNozzles();
  if (fitted === null) return;
  if (!isAsked) {
    isAsked = true;
    loadDocumentStore()
      .then((store) => Promise.all([store.show('catchTests'), store.show('machine')]))
      .catch(() => {
        // The next change loads the tests again; until then the last known flow holds.
        isAsked = false;
      });
  }
  const value = knownFlow(fitted);
  if (value === undefined) return;
  if (JSON.stringify(catchFlow.getState().value) !== JSON.stringify(value)) {
    catchFlow.setState({ value });
  }
}

/** Keeps `catchFlow` up to date with the nozzles of the mix and with every catch test. */
export function followCatchFlow(): void {
  draftStore.answered.subscribe(({ form }, { form: before }) => {
    if (form !== before) update();
  });
  shownDocuments.subscribe(update);
  update();
}
