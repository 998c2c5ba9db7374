import { vi } from 'vitest';

// Files of a worker share its process and what it has read of packages, but no settings, no words and no mocks.
vi.resetModules();
