import { setTimeout } from 'node:timers/promises';
import { isAlive } from '../../browser/isAlive.ts';
import { type EngineTab, type InputStep, LONGEST_WAIT_MS, type RunningEngine } from './Engine.ts';
import { elementIn, LIBRARY, libraryScript, type Sought } from './sought.ts';

/** Keys that are no letters, by their code in WebDriver's table. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Delete: '\uE017' } as const;
export type Key = keyof typeof KEYS;

interface Place {
  readonly x: number;
  readonly y: number;
}

const POLL_MS = 100;

/** Two taps on one spot in less are a double tap: a fill's steps count only the first. */
const DOUBLE_TAP_MS = 600;

/** A page of the app in any engine: it waits for what it looks for, as an operator would. */
export class EnginePage {
  readonly tab: EngineTab;
  readonly #origin: string;
  readonly #pointerType: RunningEngine['pointerType'];
  #lastTapMs = 0;

  constructor(tab: EngineTab, origin: string, pointerType: RunningEngine['pointerType']) {
    this.tab = tab;
    this.#origin = origin;
    this.#pointerType = pointerType;
  }

  /** Opens an address of the site, and waits until React has taken over the drawn page. */
  async goto(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.#origin).href);
    await this.untilAlive();
  }

  async untilAlive(): Promise<void> {
    await this.until('the page to live', () => this.evaluate(isAlive));
    // The first effects run before the next frame is drawn.
    await this.tab.run(
      'await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))',
    );
  }

  /** Runs a function in the page; it sees nothing of this process. */
  evaluate<Result, Args extends readonly unknown[]>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const passed = args.map((arg) => JSON.stringify(arg)).join(', ');
    return this.tab.run(`return (${String(task)})(${passed})`) as Promise<Awaited<Result>>;
  }

  /** @throws Error that names what did not come, and what the page shows instead */
  async until<Value>(what: string, look: () => Promise<Value | null | false>): Promise<Value> {
    const end = Date.now() + LONGEST_WAIT_MS;
    for (;;) {
      const found = await look();
      if (found !== null && found !== false) return found;
      if (Date.now() > end)
        throw new Error(`waited for ${what}; there stands: ${await this.words()}`);
      await setTimeout(POLL_MS);
    }
  }

  /** Runs a body in the page with the element as `element`, which may be null. */
  async #look(sought: Sought, body: string): Promise<unknown> {
    const source = `${LIBRARY} if (library === undefined) return 'no library';
      const element = ${elementIn(sought)}; ${body}`;
    const answer = await this.tab.run(source);
    if (answer !== 'no library') return answer;
    // A new document does not have the library yet.
    await this.tab.run(await libraryScript());
    return this.tab.run(source);
  }

  async isThere(sought: Sought): Promise<boolean> {
    return (await this.#look(sought, 'return element !== null')) === true;
  }

  async find(sought: Sought): Promise<void> {
    await this.until(describe(sought), () => this.isThere(sought));
  }

  async untilGone(sought: Sought): Promise<void> {
    await this.until(`${describe(sought)} to go`, async () => !(await this.isThere(sought)));
  }

  async valueOf(sought: Sought): Promise<string> {
    await this.find(sought);
    return String(await this.#look(sought, 'return element?.value ?? element?.textContent'));
  }

  async hasFocus(sought: Sought): Promise<boolean> {
    return (
      (await this.#look(
        sought,
        'return element !== null && element === document.activeElement',
      )) === true
    );
  }

  /** Taps the middle of an element, once it stands still and nothing lies over it. */
  async tap(sought: Sought): Promise<void> {
    await setTimeout(Math.max(0, this.#lastTapMs + DOUBLE_TAP_MS - Date.now()));
    const { x, y } = await this.until(
      `${describe(sought)} to be tapped`,
      async () => (await this.#look(sought, PLACE)) as Place | null,
    );
    const actions: readonly InputStep[] = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const parameters = { pointerType: this.#pointerType };
    await this.tab.perform({ type: 'pointer', id: this.#pointerType, parameters, actions });
    this.#lastTapMs = Date.now();
  }

  /** Types figures or words where the focus is. */
  async type(words: string): Promise<void> {
    const actions = Array.from(words).flatMap((value): readonly InputStep[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.tab.perform({ type: 'key', id: 'keyboard', actions });
  }

  press(key: Key): Promise<void> {
    return this.type(KEYS[key]);
  }

  /** Taps a field and types over what stands in it. */
  async fill(sought: Sought, words: string): Promise<void> {
    await this.tap(sought);
    await this.until(`the focus on ${describe(sought)}`, () => this.hasFocus(sought));
    await this.#look(sought, 'element.select()');
    await this.type(words);
  }

  /** The words of the screen, with single spaces. */
  words(): Promise<string> {
    return this.evaluate(() =>
      (document.querySelector('main') ?? document.body).innerText.replaceAll(/\s+/g, ' '),
    );
  }

  /** Waits until the words of the screen match the pattern. */
  async says(pattern: RegExp): Promise<void> {
    await this.until(String(pattern), async () => pattern.test(await this.words()));
  }

  close(): Promise<void> {
    return this.tab.close();
  }
}

function describe(sought: Sought): string {
  if ('text' in sought) return `the words ${String(sought.text)}`;
  if ('label' in sought) return `the field ${sought.label}`;
  return `${sought.role} ${String(sought.name ?? '')}`.trim();
}

/** Code that gives the middle of the element, once it is in view, at rest and uncovered. */
const PLACE = `
  if (element === null || element.disabled) return null;
  const inView = (box) => box.top >= 0 && box.bottom <= innerHeight;
  const middle = ({ left, top, width, height }) => ({
    x: Math.round(left + width / 2),
    y: Math.round(top + height / 2),
  });
  const isHit = (box) => {
    const { x, y } = middle(box);
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element) && top.tagName === 'LABEL');
  };
  let box = element.getBoundingClientRect();
  if (!inView(box) || !isHit(box)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  box = element.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const after = element.getBoundingClientRect();
  const isStill = after.top === box.top && after.left === box.left;
  return isStill && isHit(after) ? middle(after) : null;`;
