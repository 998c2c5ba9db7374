import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BidiConnection, connectBidi } from './BidiConnection.ts';
import { type EngineTab, PHONE, type RunningEngine } from './Engine.ts';
import { inJson, outOfJson } from './inJson.ts';

/** Preferences of a phone: a finger as pointer, language and printing as the tests need them. */
const PREFERENCES = {
  // 1 is coarse, without hovering: widget/LookAndFeel.h.
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'ui.useOverlayScrollbars': 1,
  'dom.w3c_touch_events.enabled': 1,
  'intl.accept_languages': 'en-NZ',
  // Firefox asks no server outside this machine.
  'app.update.auto': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Nobody is asked whether the page may use a camera; there is none.
  'media.navigator.permission.disabled': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

interface Found {
  readonly nodes: readonly { readonly sharedId?: string }[];
}

async function tabOf(bidi: BidiConnection): Promise<EngineTab> {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
  });
  await bidi.send('browsingContext.setViewport', { context, viewport: PHONE });
  const run = async (body: string) => {
    const answer = await bidi.send<{ result?: { value: string }; exceptionDetails?: object }>(
      'script.evaluate',
      { expression: inJson(body), target: { context }, awaitPromise: true },
    );
    if (answer.result === undefined) throw new Error(JSON.stringify(answer.exceptionDetails));
    return outOfJson(answer.result.value);
  };
  return {
    run,
    goto: async (url) => {
      // A tab that nobody sees draws no frame.
      await bidi.send('browsingContext.activate', { context });
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' });
    },
    back: async () => {
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    perform: async (source) => {
      await bidi.send('input.performActions', { context, actions: [source] });
    },
    setFiles: async (selector, files) => {
      const { nodes } = await bidi.send<Found>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      const sharedId = nodes[0]?.sharedId;
      if (sharedId === undefined) throw new Error(`there is no ${selector}`);
      await bidi.send('input.setFiles', { context, element: { sharedId }, files });
    },
    screenshot: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    print: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.print', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await bidi.send('browsingContext.close', { context });
    },
  };
}

/** The address at which Firefox listens; it prints that once it does. */
async function listening(firefox: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of firefox.stderr ?? []) {
    said += String(chunk);
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`Firefox ended: ${said}`);
}

/** Starts an installed Firefox without a window, over a profile of its own. */
export async function startFirefox(path: string): Promise<RunningEngine> {
  const profile = await mkdtemp(join(tmpdir(), 'mix-firefox-'));
  const downloads = join(profile, 'downloads');
  const preferences = {
    ...PREFERENCES,
    // 2 means the folder named here.
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((done) => firefox.once('exit', done));
  const bidi = await connectBidi(`${await listening(firefox)}/session`);
  // Nobody reads the output any more; a full pipe would block the browser.
  firefox.stderr.resume();
  await bidi.send('session.new', { capabilities: {} });
  return {
    pointerType: 'touch',
    downloads,
    openTab: () => tabOf(bidi),
    close: async () => {
      bidi.close();
      firefox.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
