import { vi } from 'vitest';

// Test files of a worker share its process and its loaded packages, but no settings, no words and
// no mocks.
vi.resetModules();
