import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { CHANNEL_SETTINGS } from '../../apps/server/src/firestore/channel/ChannelSettings.ts';
import { LARGEST_ACCOUNT_BODY, ASK_WHO } from '../../apps/server/src/http/mountIdentity.ts';
import { LARGEST_BODY, LARGEST_SIGNED_OUT } from '../../apps/server/src/http/mountDocuments.ts';
import { LEAST_MEMORY_MIB, serverBounds } from '../../apps/server/src/bounds/serverBounds.ts';
import { OPERATIONS } from '../../apps/server/src/identity/calls/operations.ts';
import { ACCOUNT_CALLS } from '../../apps/server/src/metrics/routeOf.ts';
import { GATE, REHEARSED } from '../../apps/web/e2e/setup/chosenFiles.ts';
import { paths } from '../../apps/web/src/device/navigation/paths.ts';
import { gateSteps, proofSteps } from '../gate/steps.mjs';
import { inRoot } from '../project.mjs';

/*
 * What stands in two places because one of them cannot be made from the other. The whole list of them:
 * ARCHITECTURE.md, "Lists that stand twice".
 */
const textOf = (path: string): string => readFileSync(inRoot(path), 'utf8');
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const nginx = textOf('deploy/nginx.conf');
const caddy = textOf('deploy/Caddyfile');
const protocol = textOf('docs/protocol.md');
const MIB = 1024 * 1024;
const KIB = 1024;

describe('the proxies and the server', () => {
  it('take bodies of one length', () => {
    const most = CHANNEL_SETTINGS.largestBody / MIB;
    expect(all(nginx, /client_max_body_size (\w+);/g)).toEqual([`${most}m`]);
    expect(all(caddy, /max_size (\w+)/g)).toEqual([`${most}MiB`]);
    expect(textOf('docs/deploy.md')).toContain(`Bodies have ${most} MiB`);
  });

  it('tell the same calls in words that sign nobody out', () => {
    const patterns = [...all(nginx, /location ~ (\S+) \{/g), ...all(caddy, /path_regexp (\S+)/g)];
    expect(patterns.length).toBe(3);
    for (const pattern of patterns) {
      const told = [...OPERATIONS.keys()].filter((path) => new RegExp(pattern).test(path));
      expect(new Set(told), pattern).toEqual(ASK_WHO);
      for (const path of ASK_WHO)
        expect(`/identitytoolkit.googleapis.com${path}`).toMatch(RegExp(pattern));
    }
  });

  it('say the same while the server restarts', () => {
    const json = /'(\{"error".*\})'/.exec(nginx)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
    expect(caddy).toContain(`\`${json}\` 503`);
  });

  it('wait longer for a stream than it is ever silent', () => {
    const [seconds = '0'] = all(nginx, /proxy_read_timeout (\d+)s;/g);
    expect(Number(seconds) * 1000).toBeGreaterThan(2 * CHANNEL_SETTINGS.keepAliveMs);
    expect(textOf('docs/deploy.md')).toContain(`give them ${seconds} s of silence`);
  });
});

it('the unit and the container start the same program in the same way', () => {
  const unit = textOf('deploy/mix-calculator.service');
  const container = textOf('deploy/Containerfile');
  const started = /^ExecStart=\/usr\/bin\/env (.+)$/m.exec(unit)?.[1]?.split(' ');
  expect(JSON.parse(/^CMD (\[.+\])$/m.exec(container)?.[1] ?? '')).toEqual(started);
  const lengths = [
    ...all(unit, /PASSWORD_MIN_LENGTH=(\d+)/g),
    ...all(container, /PASSWORD_MIN_LENGTH=(\d+)/g),
  ];
  expect(lengths).toEqual(['8', '8']);
  const { optionalDependencies } = JSON.parse(textOf('package.json')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  const nodes = all(container, /library\/node:(\d+)-/g);
  expect(new Set(nodes)).toEqual(
    new Set(Object.values(optionalDependencies).map((version) => version.split('.')[0])),
  );
});

describe('docs/protocol.md', () => {
  it('lists every call of accounts, and none that there is not', () => {
    const section = /## Calls\n([^]*?)\n## /.exec(protocol)?.[1] ?? '';
    const listed = section.split('\n').flatMap((line) => {
      const named = all(line.split(' | ')[0] ?? '', /`(?:POST |GET )?([^`]+)`/g);
      const [first = ''] = named;
      // `:finalize` behind `.../mfaEnrollment:start`.
      return named.map((one) => (one.startsWith(':') ? first.replace(/:\w+$/, one) : one));
    });
    const known = new Set([...OPERATIONS.keys(), '/.well-known/jwks.json']);
    const rows = listed.filter((path) => /^\/(?:v1|v2|\.well-known)\//.test(path));
    expect(rows.filter((path) => !known.has(path))).toEqual([]);
    expect(
      [...known].filter((path) => !rows.includes(path) && !section.includes(` ${path}\``)),
    ).toEqual([]);
  });

  it('names the bounds that are kept', () => {
    const { held, turns, connections } = serverBounds(LEAST_MEMORY_MIB, true);
    const [one, inAll] = [held.perAddress / MIB, held.inAll / MIB];
    const said = (figure: number): string => figure.toLocaleString('en');
    for (const text of [
      `a form, ${LARGEST_ACCOUNT_BODY / KIB} KiB at most`,
      `| ${one} MiB, ${held.perAccount / MIB} MiB, ${inAll} MiB; beyond it`,
      `| ${said(connections.mostPerAddress)}, ${said(connections.most)}, the last tenth`,
      `| ${said(turns.mostPerAddress)}, ${said(turns.most)}, done in turn`,
      `| ${LARGEST_SIGNED_OUT / KIB} KiB, ${CHANNEL_SETTINGS.largestOpening / MIB} MiB to open a stream`,
      `a request above ${LARGEST_BODY / MIB} MiB is refused for good`,
      `${CHANNEL_SETTINGS.idleBytes / KIB} KiB may wait for a client`,
      `after ${CHANNEL_SETTINGS.rotateMs / 60_000} minutes, ${CHANNEL_SETTINGS.rotateBytes / MIB} MiB, or ${CHANNEL_SETTINGS.restBytes / KIB} KiB`,
      `${CHANNEL_SETTINGS.mostPerUser} sessions a user, ${CHANNEL_SETTINGS.mostPerAddress} an address, ${CHANNEL_SETTINGS.mostSessions} in all`,
    ]) {
      expect(protocol).toContain(text);
    }
  });
});

it('every call of accounts that the client library can make is answered by name', () => {
  const library = readFileSync(
    createRequire(inRoot('conformance/package.json'))
      .resolve('firebase/auth')
      .replace(/\/auth\/dist\/.*$/, '/firebase-auth.js'),
    'utf8',
  );
  const calls = [...new Set(all(library, /"(\/v[12]\/[\w/:]+)"/g))];
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((path) => !OPERATIONS.has(path))).toEqual([]);
});

it('calls that are counted by name are calls of the server', () => {
  const names = [...OPERATIONS.keys()].map((path) => path.split(':')[1]);
  expect(ACCOUNT_CALLS.filter((name) => !names.includes(name))).toEqual([]);
});

it('letters lead to the page that the app has for them, and hosted ones too', () => {
  expect(textOf('apps/server/src/identity/letters/mailActionCode.ts')).toContain(
    `parts.publicUrl()}${paths.action}?`,
  );
  expect(textOf('docs/hosting.md')).toContain(`https://my-farm.web.app${paths.action}\``);
});

it('docs/hosting.md names the ports of firebase.json', () => {
  const { emulators } = JSON.parse(textOf('firebase.json')) as {
    readonly emulators: Readonly<Record<string, { readonly port?: number }>>;
  };
  const page = textOf('docs/hosting.md');
  const ports = Object.values(emulators).flatMap(({ port }) => (port === undefined ? [] : [port]));
  expect(ports.length).toBe(3);
  for (const port of ports) expect(page).toContain(String(port));
});

it('the app and its conformance take the same client library', () => {
  const versionIn = (folder: string) =>
    all(textOf(`${folder}/package.json`), /"firebase": "([\d.]+)"/g);
  expect(versionIn('apps/web')).toHaveLength(1);
  expect(versionIn('conformance')).toEqual(versionIn('apps/web'));
});

it('every browser file that is chosen by name exists: a name that fits nothing runs nothing', () => {
  const chosen = [...GATE, ...REHEARSED];
  expect(chosen.filter((file) => !existsSync(inRoot('apps/web/e2e', file)))).toEqual([]);
});

it('CONTRIBUTING.md tells of every step, and the proof looks at files that exist', () => {
  const table =
    /## The gate and the proof\n([^]*?)\n## /.exec(textOf('CONTRIBUTING.md'))?.[1] ?? '';
  const told = all(table, /`(\w+)`/g);
  const steps = [...gateSteps(), ...proofSteps()];
  expect(steps.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
  const inputs = proofSteps().flatMap((step) => step.inputs);
  expect(inputs.filter((place) => !existsSync(inRoot(place)))).toEqual([]);
});
