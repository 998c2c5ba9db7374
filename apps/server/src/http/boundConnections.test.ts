import { createServer, type Server } from 'node:http';
import { connect, BlockList, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import {
  boundConnections,
  inOrder,
  type Admit,
  type ConnectionBounds,
} from './boundConnections.ts';

let server: Server;
let underWay = 0;
let mostUnderWay = 0;
/** Ends the oldest answer. */
let answers: (() => void)[] = [];
const sockets: Socket[] = [];
const soon: Admit = (_request, begin) => void setImmediate(begin);
let admit = soon;
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function start(bounds: Partial<ConnectionBounds> = {}): Promise<void> {
  underWay = mostUnderWay = 0;
  answers = [];
  server = createServer(
    inOrder(
      (_request, response) => {
        underWay += 1;
        mostUnderWay = Math.max(mostUnderWay, underWay);
        response.once('finish', () => (underWay -= 1));
        answers.push(() => response.end('x'));
      },
      (request, begin) => {
        admit(request, begin);
      },
    ),
  );
  const trustedProxies = new BlockList();
  boundConnections(server, { most: 100, mostPerAddress: 100, trustedProxies, ...bounds });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function dial(localAddress = '127.0.0.1'): { socket: Socket; said: () => string } {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let text = '';
  socket.on('data', (part) => (text += part.toString())).on('error', () => undefined);
  sockets.push(socket);
  return { socket, said: () => text };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('requests sent all at once are answered one after another', async () => {
  await start();
  const { socket, said } = dial();
  socket.write(REQUEST.repeat(2));
  for (let n = 1; n <= 2; n += 1) {
    await eventually(() => expect(answers).toHaveLength(n));
    answers.at(-1)?.();
    await eventually(() => expect(said().split('HTTP/1.1 200')).toHaveLength(n + 1));
  }
  expect(mostUnderWay).toBe(1);
});

test('nothing is begun before it is admitted, nor for somebody who is gone by then', async () => {
  await start();
  const begins: (() => void)[] = [];
  admit = (_request, begin) => begins.push(begin);
  const [gone, stays] = [dial(), dial()];
  for (const { socket } of [gone, stays]) {
    socket.write(REQUEST);
    const before = begins.length;
    await eventually(() => expect(begins).toHaveLength(before + 1));
  }
  gone.socket.destroy();
  expect(answers).toHaveLength(0);
  const open = promisify(server.getConnections.bind(server));
  await expect.poll(() => open()).toBe(1);
  for (const begin of begins) begin();
  expect(answers).toHaveLength(1);
  admit = soon;
});

test('with more in line than anybody sends the line is cut', async () => {
  await start();
  const { socket } = dial();
  socket.write(REQUEST.repeat(20));
  await eventually(() => expect(socket.closed).toBe(true));
  expect(answers).toHaveLength(0);
});

test('of what came with the request that a line is cut for nothing more is read', async () => {
  await start();
  let read = 0;
  server.on('request', () => (read += 1));
  const { socket } = dial();
  socket.write(REQUEST.repeat(20));
  await eventually(() => expect(socket.closed).toBe(true));
  expect(read).toBe(3);
});

test('whoever comes after a line that was cut is read as ever', async () => {
  await start();
  const cut = dial().socket;
  cut.write(REQUEST.repeat(20));
  await eventually(() => expect(cut.closed).toBe(true));
  // This connection gets the parser that was told to stop: Node reuses the last one freed.
  const { socket, said } = dial();
  for (let n = 1; n <= 2; n += 1) {
    socket.write(REQUEST);
    await eventually(() => expect(answers).toHaveLength(n));
    answers.at(-1)?.();
    await eventually(() => expect(said().split('HTTP/1.1 200')).toHaveLength(n + 1));
  }
});

/** How many of so many connections are let in. */
async function opened(count: number, localAddress?: string): Promise<number> {
  const before = answers.length;
  const all = Array.from({ length: count }, () => dial(localAddress).socket);
  for (const socket of all) socket.write(REQUEST);
  await eventually(() =>
    expect(all.filter(({ closed }) => closed).length + answers.length - before).toBe(count),
  );
  return answers.length - before;
}

test('the last tenth of all connections is for addresses that have few', async () => {
  await start({ most: 40 });
  expect(await opened(50)).toBe(36);
  expect(await opened(3, '127.0.0.2')).toBe(3);
  expect(await opened(3, '127.0.0.3')).toBe(1);
});

test('an address and the server have so many connections; a proxy of ours has as many as it needs', async () => {
  await start({ mostPerAddress: 3 });
  expect(await opened(5)).toBe(3);
  server.closeAllConnections();
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1', 'ipv4');
  await start({ mostPerAddress: 3, most: 4, trustedProxies });
  expect(await opened(5)).toBe(4);
});
