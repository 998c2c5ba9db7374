import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { RunningServer } from '../durability/startServer.ts';
import { SIEGES, type Attack, type Told } from './attacks.ts';

interface Order {
  readonly name: string;
  readonly server: Omit<RunningServer, 'process' | 'kill'>;
  readonly address: string;
  readonly strength: number;
  readonly unreadMs: number;
}

/**
 * Runs an attack as from other machines: in a thread that has a processor only while nobody else wants
 * it, so that what attacking costs is not taken from whoever is attacked.
 */
export async function attackElsewhere(
  { name }: Attack,
  { url, projectId, apiKey }: RunningServer,
  address: string,
  strength: number,
  unreadMs: number,
): Promise<Told> {
  const server = { url, projectId, apiKey };
  const order: Order = { name, server, address, strength, unreadMs };
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  const [told] = (await once(worker, 'message')) as [Told];
  return told;
}

if (!isMainThread) {
  const { name, server, address, strength, unreadMs } = workerData as Order;
  // On Linux this is the priority of this thread alone.
  setPriority(constants.priority.PRIORITY_LOW);
  const attack = SIEGES.flat().find((one) => one.name === name);
  parentPort?.postMessage(await attack?.run(server as RunningServer, address, strength, unreadMs));
}
