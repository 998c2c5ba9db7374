import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const rehearse = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/rehearse.mjs', ...args], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
    env: { ...process.env, FIREBASE_TOOLS: '/nowhere', FIRESTORE_EMULATOR_JAR: '/nowhere' },
  });

it('fails without its tools, and names them', () => {
  const { status, stdout, stderr } = rehearse();
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('No rehearsal, for want of: firebase-tools');
});
