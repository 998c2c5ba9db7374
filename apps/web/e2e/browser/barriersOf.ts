import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result, run, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The minified file: it is sent to a page and compiled there after each opening. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Axe reads the background colour of each element anew for all that lies on it, and reads slowly:
 * on a list of hundreds of rows that is most of its time. This remembers each colour by its text.
 */
function rememberColours(): void {
  interface Colour {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString: (text: string) => Colour;
  }
  const { Color } = (
    window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } }
  ).axe.commons.color;
  const read = Color.prototype.parseString;
  const known = new Map<string, readonly [number, number, number, number]>();
  Color.prototype.parseString = function parseString(text) {
    const colour = known.get(text);
    if (colour === undefined) {
      read.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    } else [this.r, this.g, this.b, this.alpha] = colour;
    return this;
  };
}

/** Violations of axe's rules, on the page or in one element; rules that hold are only counted. */
async function violationsOn(
  page: Page,
  selector: string | null,
  rules: RunOptions,
): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(`${axeSource};(${rememberColours.toString()})()`);
  }
  return page.evaluate(
    async ([within, options]) => {
      const onPage = window as unknown as { readonly axe: { readonly run: typeof run } };
      return (await onPage.axe.run(within ?? document, options)).violations;
    },
    [selector, { ...rules, resultTypes: ['violations'] }] as [string | null, RunOptions],
  );
}

/** All rules that axe runs by default, and the rule for the size of targets besides. */
export const EVERY_RULE = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
] as const;

/** Measures a target again after it was scrolled free: a bar may have lain over it. */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((target) => {
    target.scrollIntoView({ block: 'center' });
  });
  const rule: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };
  return (await violationsOn(page, selector, rule)).length > 0;
}

/**
 * Waits until nothing fades: an opening element does not yet have its final colours. A new element
 * begins to fade with the next frame, and one fade may follow another, so two frames must pass
 * without one.
 */
async function atRest(): Promise<void> {
  for (;;) {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map((each) => each.finished));
  }
}

/**
 * The barriers that axe finds on the screen as it is: each rule with the elements that break it.
 * @param tags groups of axe's rules; by default all that axe runs by itself
 */
export async function barriersOf(
  page: Page,
  tags: readonly string[] = [],
): Promise<readonly (readonly [string, readonly string[]])[]> {
  await page.evaluate(atRest);
  const rules: RunOptions =
    tags.length === 0 ? {} : { runOnly: { type: 'tag', values: [...tags] } };
  const violations = await violationsOn(page, null, rules);
  const barriers: (readonly [string, readonly string[]])[] = [];
  for (const { id, nodes } of violations) {
    const found: string[] = [];
    for (const { html, target } of nodes) {
      if (id === 'target-size' && !(await isTooSmall(page, target.join(' ')))) continue;
      found.push(html);
    }
    if (found.length > 0) barriers.push([id, found]);
  }
  return barriers;
}
