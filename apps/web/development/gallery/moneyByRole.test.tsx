import { may, ROLES, type Role } from '@mix/documents';
import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { galleryAccount, GALLERY_UID } from './keepAccount.ts';
import { PICTURE_TIME } from './pictureSeason.ts';
import { screenStates } from './screenStates.ts';
import type { ScreenState } from './ScreenState.ts';
import { catalogueFactsUrl, catalogueRulesUrl } from '../../src/device/config/dataUrls.ts';
import { openApp } from '../../src/app/testing/openApp.tsx';
import { anyPrice, pricedState } from './pricedState.ts';
import { shownText } from '../../src/app/testing/shownText.ts';

// A paper is measured to be dealt out to pages; without a layout it stands there whole.
vi.mock('../../src/ui/paper/dealPaper.ts', () => ({ dealPaper: () => null }));

const FARM = 'hill';
const OWNER = `${GALLERY_UID}/${FARM}` as const;

/** Opens a state with prices, for somebody on a farm; role null: for somebody who is alone. */
async function openState(state: ScreenState, role: Role | null): Promise<void> {
  const { kept, documents } = pricedState(state);
  const farm = {
    'mix.account': JSON.stringify(galleryAccount),
    'mix.place': JSON.stringify({ uid: GALLERY_UID, farmId: FARM, farmName: 'Hill Farm' }),
    [`mix.role.${OWNER}`]: JSON.stringify({ role, at: PICTURE_TIME }),
  };
  await openApp(state.path, {
    kept,
    texts: role === null ? {} : farm,
    documents,
    now: PICTURE_TIME,
    pending: state.network === 'never' ? [catalogueFactsUrl, catalogueRulesUrl] : [],
  });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Resolves once nothing on the page has changed for a while. */
async function settle(quietMs = 60): Promise<void> {
  let since = performance.now();
  const watch = new MutationObserver(() => (since = performance.now()));
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  watch.observe(document.body, all);
  while (performance.now() - since < quietMs) await pause(15);
  watch.disconnect();
}

/** Waits for an element: the code of a pressed control may still be on its way. */
async function appearing(selector: string): Promise<HTMLElement | null> {
  for (let tries = 0; tries < 40; tries += 1) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
    await pause(25);
  }
  return null;
}

/** @returns whether all controls that the state presses were there */
async function takeSteps({ press = [] }: ScreenState): Promise<boolean> {
  for (const step of press) {
    const [selector, text] = typeof step === 'string' ? [step, null] : [step.into, step.type];
    await settle();
    const found = await appearing(selector);
    if (found === null) return false;
    if (text === null) found.click();
    else if (found instanceof HTMLInputElement) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(found, text);
      found.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  await settle();
  return true;
}

const SPOKEN = ['aria-label', 'title', 'alt', 'aria-description', 'placeholder', 'value', 'href'];

/** Signs of money in a text: an amount, or a price that a state was given. */
const moneyIn = (text: string): readonly string[] => [
  ...(text.match(/.{0,30}\$.{0,12}/g) ?? []),
  ...(anyPrice.exec(text) ?? []),
];

/** All money on the page: in its words, in what is read aloud, in fields and on what is printed. */
function moneyShown(): readonly string[] {
  // What is folded is one press away.
  for (const section of document.querySelectorAll<HTMLDetailsElement>('details:not([open])'))
    section.open = true;
  const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
    SPOKEN.flatMap((name) => element.getAttribute(name) ?? []),
  );
  const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
  const fields = [...document.querySelectorAll('label')].filter((label) =>
    /\bprice\b/i.test(label.textContent),
  );
  return [
    ...[shownText(document.body), ...spoken, ...typed].flatMap(moneyIn),
    ...fields.map(({ textContent }) => textContent),
  ];
}

/** Words of buttons that lead to a file, a paper, a link or a copy. */
const LEAVING = /csv|json|pdf|print|copy|export|share|send|link|file|backup|not saved|waiting/i;

/** Catches the texts that leave the app while a state stands: of files and of copies. */
function catchWhatLeaves(): { readonly texts: () => Promise<readonly string[]> } {
  const left: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    left.push((file as Blob).text());
    return 'blob:x';
  });
  vi.stubGlobal('print', () => undefined);
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: (text: string) => left[left.push(Promise.resolve(text)) - 1] },
    configurable: true,
  });
  return {
    texts: () => Promise.all(left),
  };
}

/**
 * Presses every button that leads out of a state, and those that appear then. @returns money seen
 * on the page and in the texts that left it
 */
async function takeAlong(): Promise<readonly string[]> {
  const { texts } = catchWhatLeaves();
  const pressed = new Set<string>();
  const seen: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = pressed.size;
    const all = document.querySelectorAll<HTMLElement>('button, summary');
    for (const button of all) {
      const words = button.textContent;
      if (!LEAVING.test(words) || pressed.has(words) || !button.isConnected) continue;
      pressed.add(words);
      button.click();
      await settle(30);
      seen.push(...moneyShown());
    }
    if (pressed.size === before) break;
    // An opened panel may first read from the device.
    await settle(100);
  }
  // Packed files hold outlines and tasks, whose formats have no word for money.
  const readable = (await texts()).filter((text) => !text.includes('\uFFFD'));
  return [...seen, ...readable.flatMap((text) => moneyIn(text))];
}

/** Geolocation for the screens that follow a way over the ground; it gives no position. */
const nowhere = { watchPosition: () => 0, clearWatch: () => 0, getCurrentPosition: () => 0 };

async function openForAll(state: ScreenState): Promise<(role: Role) => Promise<void>> {
  Object.defineProperty(navigator, 'geolocation', { value: nowhere, configurable: true });
  await openState(state, 'owner');
  await settle(150);
  if (!(await takeSteps(state))) unreached.push(state.name);
  const { keepKnownRole } = await import('../../src/sync/workspace/knownRole.ts');
  return async (role) => {
    keepKnownRole(OWNER, { role, at: PICTURE_TIME });
    await settle();
  };
}

/** States whose last step needs a layout, or a server with the account: drawn without it. */
const unreached: string[] = [];
/** States in which whoever may see money sees some; a new state with money has to be named here. */
const PRICED = new Set([
  'result',
  'result-shed',
  'record',
  'record-track',
  'reporting',
  'reporting-season',
  'reporting-rounds',
  'round-new',
  'shed-one',
  'shed-delivery',
  'shed-bill',
]);

/** Waits for money where there must be some: money that is drawn late would be missed otherwise. */
const untilMoney = () => expect.poll(moneyShown).not.toEqual([]);

it.each(screenStates.map((state) => [state.name, state] as const))(
  'shows money of %s to nobody who may not see it, and lets none leave with them',
  async (name, state) => {
    const setRole = await openForAll(state);
    await setRole('manager');
    if (PRICED.has(name)) await untilMoney();
    else expect(moneyShown()).toEqual([]);
    // A role that changes holds at once, on the page that is open.
    for (const role of ['contractor', 'operator'] as const) {
      await setRole(role);
      expect(moneyShown(), role).toEqual([]);
    }
    expect(await takeAlong()).toEqual([]);
  },
);

it('has drawn all states to their end but two, for every role without money', () => {
  expect(unreached).toEqual(['account-second-factor', 'account-sessions']);
  expect(ROLES.filter((role) => !may(role, 'seeMoney'))).toEqual(['operator', 'contractor']);
});

const stateOf = (name: string): ScreenState => {
  const state = screenStates.find((one) => one.name === name);
  if (state === undefined) throw new Error(`no state ${name}`);
  return state;
};

it.each<[string, string, Role | null, boolean]>([
  ['record', 'From the shed', null, true],
  ['record', 'From the shed', 'owner', true],
  ['record', 'From the shed', 'adviser', true],
  ['record', 'From the shed', 'operator', false],
  ['record', 'From the shed', 'contractor', false],
  ['result', 'Show the working', null, true],
  ['result', 'Show the working', 'operator', false],
  ['reporting-season', 'Export', 'adviser', true],
  ['reporting-season', 'Export', 'operator', false],
])('opens %s with "%s" for %s, with money: %s', async (name, landmark, role, isSeen) => {
  await openState(stateOf(name), role);
  await screen.findAllByText(landmark);
  if (isSeen) return untilMoney();
  await settle(300);
  expect(moneyShown()).toEqual([]);
});

it.each(['reporting', 'reporting-season', 'result'])(
  'lets money of %s leave with whoever may see it',
  async (name) => {
    await openState(stateOf(name), 'manager');
    await untilMoney();
    await settle(300);
    const before = moneyShown().length;
    expect((await takeAlong()).length).toBeGreaterThan(before);
  },
);
