import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Compiled once, the code starts in half the time. Imports that stand at the top would come first.
enableCompileCache(resolve(import.meta.dirname, '../../../node_modules/.cache/mix-server'));
const { runServer } = await import('./runServer.ts');
const { startFailureWords } = await import('./startFailureWords.ts');

runServer().catch((error: unknown) => {
  console.error(startFailureWords(error) ?? error);
  process.exit(1);
});
