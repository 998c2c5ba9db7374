import { RequestError } from '../apps/server/src/firestore/RequestError.ts';
import { reviseRecord, recordKind } from '@mix/documents';
import { Book } from './Book.ts';
import { chanceOf, type Chance } from './Chance.ts';
import { checkEnd, watchLocked } from './checkEnd.ts';
import type { Faults, PlantedFault } from './Faults.ts';
import { Person } from './Person.ts';
import { SimulatedDevice, userOf } from './SimulatedDevice.ts';
import { SimulatedServer } from './SimulatedServer.ts';
import { Timeline } from './Timeline.ts';

const START_MS = Date.UTC(2026, 10, 21);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STEPS = 40;

export interface Run {
  readonly seed: number;
  /** What is wrong; nothing where all is well. */
  readonly wrong: readonly string[];
  readonly story: readonly string[];
}

/** Lives through the days of one seed: three devices of one account, one with two tabs, and one of another. */
export async function runSeed(seed: number, planted: PlantedFault | null): Promise<Run> {
  const chance = chanceOf(seed);
  const timeline = new Timeline(START_MS);
  const book = new Book();
  const wrong: string[] = [];
  const server = new SimulatedServer(timeline, planted);
  const stormy: Faults = { lostThere: 0.08, lostBack: 0.08, twice: 0.08, quota: 0.03, planted };
  const calm: Faults = { lostThere: 0, lostBack: 0, twice: 0, quota: 0, planted };
  let faults = stormy;
  watchLocked(server.documents, (what) => wrong.push(what));
  const deviceOf = (name: string, uid: string, tabOf?: SimulatedDevice) =>
    new SimulatedDevice({
      name,
      uid,
      server,
      timeline,
      chance,
      faults: () => faults,
      book,
      ...(tabOf && { disk: tabOf.disk }),
      onFault: (error) => wrong.push(`${name} stumbled: ${error.message}`),
    });
  const office = deviceOf('office', 'ann');
  const devices = [
    deviceOf('phone', 'ann'),
    office,
    deviceOf('tab', 'ann', office),
    deviceOf('tractor', 'ann'),
    deviceOf('stranger', 'bob'),
  ];
  const people = devices.map((device) => new Person(device, chance, book));
  for (const device of devices) device.open();
  await timeline.runUntil(timeline.nowMs + MINUTE_MS);

  for (let step = 0; step < STEPS; step += 1) {
    const place = chance.below(devices.length);
    const [device, person] = [devices[place], people[place]];
    if (device === undefined || person === undefined) continue;
    // What nobody confirmed, as the page ended or the device was full, nobody counts on.
    if (chance.isOne(0.6)) void person.act().catch(() => undefined);
    else mishap(device, chance, book);
    if (chance.isOne(0.2)) wrong.push(...breakIn(server, chance));
    await pause(timeline, devices, chance);
  }

  faults = calm;
  // Twice: what is merged late may be refused, and looked after, late.
  for (let round = 0; round < 3; round += 1) {
    for (const device of devices) {
      device.clockOffMs = 0;
      device.link.hasToken = true;
      device.link.set(true);
      device.open();
      device.page?.sync.resume();
    }
    await timeline.runUntil(timeline.nowMs + HOUR_MS);
    for (const device of devices) await lookAfter(device, timeline, book, wrong);
  }
  await timeline.runUntil(timeline.nowMs + HOUR_MS);
  wrong.push(...checkEnd(server, devices, book));
  for (const device of devices) device.kill();
  server.close();
  return { seed, wrong, story: book.story };
}

/** A breath, minutes, or a day: through that, devices that reach nobody are asleep in a pocket. */
async function pause(
  timeline: Timeline,
  devices: readonly SimulatedDevice[],
  chance: Chance,
): Promise<void> {
  const isLong = chance.isOne(0.15);
  const shortMs = chance.isOne(0.5) ? 5 * MINUTE_MS : 50;
  const asleep = isLong
    ? devices.filter(({ page, link }) => page !== null && !(link.isUp && link.hasToken))
    : [];
  for (const device of asleep) device.kill();
  await timeline.runUntil(timeline.nowMs + chance.fraction() * (isLong ? 30 * HOUR_MS : shortMs));
  for (const device of asleep) device.open();
}

/** Something that happens to a device. */
function mishap(device: SimulatedDevice, chance: Chance, book: Book): void {
  const say = (what: string) => {
    book.story.push(`${device.now().toISOString()} ${device.name} ${what}`);
  };
  const what = chance.below(6);
  if (what <= 1) {
    device.link.set(!device.link.isUp);
    say(device.link.isUp ? 'has a signal' : 'has no signal');
  } else if (what === 2) {
    if (device.page === null) device.open();
    else device.kill();
    say(device.page === null ? 'is killed' : 'is opened');
  } else if (what === 3) {
    device.clockOffMs = (chance.fraction() - 0.5) * 4 * HOUR_MS;
    say('has a clock that jumped');
  } else if (what === 4) {
    device.link.hasToken = !device.link.hasToken;
    say(device.link.hasToken ? 'refreshed its token' : 'has a token that expired');
  } else {
    device.open();
    device.page?.sync.resume();
    say('is looked at');
  }
}

/** Tries to read and to change what is somebody else's. */
function breakIn(server: SimulatedServer, chance: Chance): readonly string[] {
  const thief = userOf('bob');
  const path = chance.oneOf(server.all().filter((one) => one.path.startsWith('users/ann/')))?.path;
  const tries: readonly [string, () => unknown][] = [
    [
      'listens',
      () => server.listen(thief, { kind: 'collection', path: 'users/ann/mixes' }, () => undefined),
    ],
    ['reads', () => server.read(thief, path ?? 'users/ann/mixes/none')],
    [
      'removes',
      () => {
        server.commit(thief, {
          kind: 'delete',
          path: path ?? 'users/ann/mixes/none',
          precondition: { kind: 'none' },
        });
      },
    ],
  ];
  return tries.flatMap(([what, attempt]) => {
    try {
      attempt();
      return [`bob ${what} what is ann’s`];
    } catch (error) {
      if (error instanceof RequestError && error.status === 'PERMISSION_DENIED') return [];
      throw error;
    }
  });
}

/** What the account refused: a person gives a locked record its reason, and lets go of a removal. */
async function lookAfter(
  device: SimulatedDevice,
  timeline: Timeline,
  book: Book,
  wrong: string[],
): Promise<void> {
  const store = device.page?.store;
  if (store === undefined) return;
  for (const entry of device.disk.held.values()) {
    if (entry.place !== 'refused') continue;
    const record = entry.collection === 'records' ? recordKind.parse(entry.fields) : null;
    if (record === null) {
      wrong.push(
        `${device.name} was refused ${entry.collection}/${entry.id}: ${entry.refusal?.code ?? ''}`,
      );
    } else if (entry.removed) {
      void store.discard(entry);
    } else {
      const reason = book.newMark();
      const { updatedAt } = entry;
      const at = device.now();
      const revised = reviseRecord({ before: record, after: record, updatedAt, reason, at });
      book.story.push(
        `${at.toISOString()} ${device.name} gives a reason for ${entry.id}: ${reason}`,
      );
      void store.save('records', entry.id, revised, record).then(() => book.claim([reason]));
    }
  }
  await timeline.runUntil(timeline.nowMs + HOUR_MS);
}
