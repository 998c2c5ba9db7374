import { RequestError } from '../apps/server/src/firestore/RequestError.ts';
import { reviseRecord, recordKind, type Role } from '@mix/documents';
import { Book } from './Book.ts';
import { chanceOf, type Chance } from './Chance.ts';
import { checkEnd, watchLocked } from './checkEnd.ts';
import type { Faults, PlantedFault } from './Faults.ts';
import { Person } from './Person.ts';
import { documentKinds } from '../apps/web/src/sync/device/documentKinds.ts';
import { newerKinds } from '../apps/web/src/sync/testing/newerKinds.ts';
import { SimulatedDevice, userOf, type FarmPlace } from './SimulatedDevice.ts';
import { SimulatedServer } from './SimulatedServer.ts';
import { Timeline } from './Timeline.ts';

const START_MS = Date.UTC(2026, 10, 21);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STEPS = 40;

/** In every third seed the account works on a farm, and one of its devices is another member's. */
const FARM = 'hill';
const MEMBERS: Readonly<Partial<Record<string, Role>>> = { ann: 'owner', cat: 'manager' };

/** The farm of an account and its role there; null: no member. */
function placeOn(uid: string): FarmPlace | null {
  const role = MEMBERS[uid];
  return role === undefined ? null : { id: FARM, role };
}

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
  const server = new SimulatedServer(timeline, planted, (what) => wrong.push(what));
  const stormy: Faults = { lostThere: 0.08, lostBack: 0.08, twice: 0.08, quota: 0.03, planted };
  const calm: Faults = { lostThere: 0, lostBack: 0, twice: 0, quota: 0, planted };
  let faults = stormy;
  watchLocked(server.documents, (what) => wrong.push(what));
  const hasFarm = seed % 3 === 0;
  const deviceOf = (name: string, uid: string, tabOf: SimulatedDevice | null = null) =>
    new SimulatedDevice({
      name,
      uid,
      farm: hasFarm ? placeOn(uid) : null,
      server,
      timeline,
      chance,
      faults: () => faults,
      book,
      tabOf,
      kinds: newerKinds,
      onFault: (error) => wrong.push(`${name} stumbled: ${error.message}`),
      onSignedOut: (sessionId) => {
        book.story.push(`${new Date(timeline.nowMs).toISOString()} ${name} is signed out`);
        if (!server.identity.ended.has(sessionId)) wrong.push(`${name} was signed out by nobody`);
      },
    });
  for (const uid of ['ann', 'bob', 'cat']) server.identity.register(uid);
  if (hasFarm) server.foundFarm(FARM, MEMBERS);
  const office = deviceOf('office', 'ann');
  const devices = [
    deviceOf('phone', 'ann'),
    office,
    deviceOf('tab', 'ann', office),
    deviceOf('tractor', hasFarm ? 'cat' : 'ann'),
    deviceOf('stranger', 'bob'),
  ];
  const people = devices.map((device) => new Person(device, chance, book));
  // One may be of a version of the app that is older, until it is brought up to date.
  const older = chance.isOne(0.5) ? chance.oneOf(devices) : undefined;
  if (older !== undefined) older.kinds = documentKinds;
  for (const device of devices) {
    device.signIn();
    device.open();
  }
  await timeline.runUntil(timeline.nowMs + MINUTE_MS);

  await live({ devices, server, chance, top: hasFarm ? `farms/${FARM}` : 'users/ann' }, people, {
    timeline,
    book,
    wrong,
  });

  faults = calm;
  // Three rounds: what is merged late may be refused, and looked after, late.
  for (let round = 0; round < 3; round += 1) {
    for (const device of devices) {
      makeWell(device);
    }
    await timeline.runUntil(timeline.nowMs + HOUR_MS);
    for (const device of devices) await lookAfter(device, timeline, book, wrong);
  }
  await timeline.runUntil(timeline.nowMs + HOUR_MS);
  wrong.push(...checkEnd(server, devices, book));
  for (const device of devices) device.kill();
  return { seed, wrong, story: book.story };
}

interface Telling {
  readonly timeline: Timeline;
  readonly book: Book;
  readonly wrong: string[];
}

/** The days themselves: people work, and things happen to their devices. */
async function live(
  scene: Scene,
  people: readonly Person[],
  { timeline, book, wrong }: Telling,
): Promise<void> {
  const { devices, server, chance, top } = scene;
  for (let step = 0; step < STEPS; step += 1) {
    const place = chance.below(devices.length);
    const [device, person] = [devices[place], people[place]];
    if (device === undefined || person === undefined) continue;
    // Nobody counts on a change that was not confirmed, as the page ended or the device was full.
    if (chance.isOne(0.6)) void person.act().catch(() => undefined);
    else {
      const before = device.kinds;
      mishap(device, scene, book);
      if (device.kinds !== before) void person.changeGround().catch(() => undefined);
    }
    if (chance.isOne(0.2)) wrong.push(...breakIn(server, chance, top));
    await pause(timeline, devices, chance);
  }
}

/**
 * Waits a moment, minutes, or a day: in a day the devices without a connection sleep in a pocket.
 */
async function pause(
  timeline: Timeline,
  devices: readonly SimulatedDevice[],
  chance: Chance,
): Promise<void> {
  const isLong = chance.isOne(0.15);
  const shortMs = chance.isOne(0.5) ? 5 * MINUTE_MS : 50;
  const asleep = isLong ? devices.filter(({ page, link }) => page !== null && !link.isUp) : [];
  for (const device of asleep) device.kill();
  await timeline.runUntil(timeline.nowMs + chance.fraction() * (isLong ? 30 * HOUR_MS : shortMs));
  for (const device of asleep) device.open();
}

/** Brings a device to the version that the others have: a page with the older one ends. */
function update(device: SimulatedDevice): void {
  if (device.kinds === newerKinds) return;
  device.kill();
  device.kinds = newerKinds;
  device.open();
}

interface Scene {
  readonly devices: readonly SimulatedDevice[];
  readonly server: SimulatedServer;
  readonly chance: Chance;
  /** The path above all that is not the stranger's. */
  readonly top: string;
}

/** What may happen to a device that is signed in; each gives its words for the story. */
const MISHAPS: readonly ((device: SimulatedDevice, scene: Scene) => string)[] = [
  changeSignal,
  changeSignal,
  (device) => {
    if (device.page === null) device.open();
    else device.kill();
    return device.page === null ? 'is killed' : 'is opened';
  },
  (device, { chance }) => {
    device.clockOffMs = (chance.fraction() - 0.5) * 4 * HOUR_MS;
    return 'has a clock that jumped';
  },
  (device) => {
    update(device);
    return 'is brought up to date';
  },
  (device, { devices, server, chance }) => {
    const other = chance.oneOf(devices.filter(({ uid }) => uid === device.uid));
    const tokens = other?.tokens ?? null;
    if (other === undefined || tokens === null) return 'ends no session';
    server.identity.end(tokens);
    for (const one of devices) one.link.recheck();
    return `ends the session of ${other.name}`;
  },
  (device) => (device.signOut() ? 'signs out' : 'has something to send before it signs out'),
  (device) => {
    device.open();
    device.page?.sync.resume();
    return 'is looked at';
  },
];

function changeSignal({ link }: SimulatedDevice): string {
  link.set(!link.isUp);
  return link.isUp ? 'has a signal' : 'has no signal';
}

/** Something that happens to a device. */
function mishap(device: SimulatedDevice, scene: Scene, book: Book): void {
  const happens = scene.chance.oneOf(MISHAPS);
  const at = device.now().toISOString();
  let what = 'signs in';
  if (device.tokens !== null) what = happens?.(device, scene) ?? '';
  else {
    device.signIn();
    device.open();
  }
  book.story.push(`${at} ${device.name} ${what}`);
}

/** Everything is well again: signed in, up to date, in reach of the server. */
function makeWell(device: SimulatedDevice): void {
  device.clockOffMs = 0;
  device.link.set(true);
  update(device);
  device.signIn();
  device.open();
  device.page?.sync.resume();
}

/** Tries to read and to change what is somebody else's. */
function breakIn(server: SimulatedServer, chance: Chance, top: string): readonly string[] {
  const thief = userOf('bob');
  const path = chance.oneOf(server.pathsBelow(`${top}/`));
  const tries: readonly [string, () => unknown][] = [
    [
      'listens',
      () => server.listen(thief, { kind: 'collection', path: `${top}/mixes` }, () => undefined),
    ],
    ['reads', () => server.read(thief, path ?? `${top}/mixes/none`)],
    [
      'removes',
      () => {
        server.commit(thief, {
          kind: 'delete',
          path: path ?? `${top}/mixes/none`,
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
