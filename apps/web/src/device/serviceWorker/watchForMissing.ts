import { whenSignalMayBeBack } from '../../device/clock/whenSignalMayBeBack.ts';
import { keepMissingMessage } from './workerMessages.ts';

/** Has the active worker fetch the files it lacks. @returns the paths that did not come */
const askWorker = (worker: ServiceWorker): Promise<readonly string[]> =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
      port1.close();
      answered(data);
    };
    worker.postMessage(keepMissingMessage, [port2]);
  });

/**
 * Has the worker fetch the app's files that are not on the device, now and again while any is
 * missing.
 * @param tell is given the paths that are missing after each try
 */
export async function watchForMissing(
  container: ServiceWorkerContainer,
  tell: (missing: readonly string[]) => void,
): Promise<void> {
  await container.ready;
  const { controller } = container;
  if (controller === null) {
    container.addEventListener('controllerchange', () => void watchForMissing(container, tell), {
      once: true,
    });
    return;
  }
  const missing = await askWorker(controller);
  tell(missing);
  if (missing.length === 0) return;
  whenSignalMayBeBack(() => void watchForMissing(container, tell));
}
