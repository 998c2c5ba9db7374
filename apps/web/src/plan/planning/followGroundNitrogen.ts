import { localDay, localTime, nitrogenForPlan, paddockSprayings } from '@mix/documents';
import { loadDocumentStore } from '../../sync/loadDocumentStore.ts';
import { shownDocuments } from '../../sync/shownDocuments.ts';
import { draftStore } from '../draft/draftStore.ts';
import { groundNitrogen, type GroundNitrogen } from './groundNitrogen.ts';
import { groundSprayings, type GroundSprayings } from './groundSprayings.ts';

/** The calendar day of this device. */
function today(): string {
  const now = new Date();
  return localDay(localTime(now, -now.getTimezoneOffset()));
}

/** What nitrogen and sprayings are worked out from; null while it is not known. */
function knownGround(): Parameters<typeof paddockSprayings> | null {
  const { paddock } = draftStore.form.getState().value;
  const { records, paddocks } = shownDocuments.getState();
  // The records here tell at most a part of ground that is not one's own.
  if (paddock?.id == null || records?.state !== 'here' || paddocks?.state !== 'here') return null;
  const { id, name, areaHa } = paddock;
  const kept = paddocks.documents.find((one) => one.id === id)?.value;
  return [
    records.documents.map(({ value }) => value),
    { earlierNames: [], name, ...kept, areaHa: kept?.areaHa ?? areaHa, id },
    paddocks.documents,
    today(),
  ];
}

function knownSprayings(ground: ReturnType<typeof knownGround>): GroundSprayings | null {
  if (ground === null) return null;
  const sprayings = paddockSprayings(...ground);
  return sprayings === null ? null : { paddockId: ground[1].id, sprayings, day: ground[3] };
}

function knownNitrogen(ground: ReturnType<typeof knownGround>): GroundNitrogen | null {
  const found = ground && nitrogenForPlan(...ground);
  return found && { ...found, paddockId: ground[1].id };
}

const asked = new Set<'records' | 'paddocks'>();

function ask(name: 'records' | 'paddocks'): void {
  if (asked.has(name)) return;
  asked.add(name);
  loadDocumentStore()
    .then((store) => store.show(name))
    .catch(() => {
      // The next change loads the documents again; until then the plan knows this mix alone, and
      // says so.
      asked.delete(name);
    });
}

let workedOutOn = '';

function update(): void {
  workedOutOn = today();
  if (draftStore.form.getState().value.paddock?.id != null) {
    ask('records');
    ask('paddocks');
  }
  const ground = knownGround();
  const nitrogen = knownNitrogen(ground);
  const before = groundNitrogen.getState().known;
  if (JSON.stringify(before) !== JSON.stringify(nitrogen))
    groundNitrogen.setState({ known: nitrogen });
  const sprayings = knownSprayings(ground);
  const toldBefore = groundSprayings.getState().known;
  if (JSON.stringify(toldBefore) !== JSON.stringify(sprayings))
    groundSprayings.setState({ known: sprayings });
}

/** Keeps `groundNitrogen` and `groundSprayings` up to date with the mix and with every record. */
export function followGroundNitrogen(): void {
  draftStore.form.subscribe(({ value }, before) => {
    // A key that leaves the ground as it was must not add up thousands of records.
    const isSameGround = value.paddock === before.value.paddock && workedOutOn === today();
    if (!isSameGround || asked.size === 0) update();
  });
  shownDocuments.subscribe(update);
  update();
}
