import { describe, test } from 'vitest';
import { describeTarget } from './describeTarget.ts';
import { findEmulator } from './Target.ts';

const emulator = findEmulator();
if (emulator === null) {
  describe("the client library and Google's emulator", () => {
    test.skip('is not installed; FIRESTORE_EMULATOR_JAR names it', () => undefined);
  });
} else {
  describeTarget(emulator);
}
