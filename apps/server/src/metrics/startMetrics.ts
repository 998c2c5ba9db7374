import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Documents } from '../firestore/storage/Documents.ts';
import type { AnsweredRequest } from '../http/createHttpServer.ts';
import type { Database } from '../sqlite/Database.ts';
import { routeOf } from './routeOf.ts';

export interface Metrics {
  /** The address of the figures. */
  readonly url: string;
  readonly countAnswer: (answer: AnsweredRequest) => void;
  readonly close: () => Promise<void>;
}

export interface MetricsParts {
  /** 0 takes any free port. */
  readonly port: number;
  readonly documents: Documents;
  readonly database: Database;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

/** Seconds; a stored write takes a few milliseconds, a password a tenth, a channel up to a minute. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/**
 * Serves figures for Prometheus on a port of its own that only this machine reaches. They name kinds
 * of requests, never a person, an address or a document.
 * @throws a system error when the port is taken.
 */
export async function startMetrics({ port, documents, database }: MetricsParts): Promise<Metrics> {
  // Loaded only where figures are served, not at every start.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'mix_http_request_duration_seconds',
    help: 'Requests by kind, method and status, and how long their answers took.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const commits = new Counter({
    name: 'mix_document_commits_total',
    help: 'Commits that changed a document.',
    registers,
  });
  const changes = new Counter({
    name: 'mix_document_changes_total',
    help: 'Documents written or deleted.',
    registers,
  });
  const waiting = database.prepare('SELECT count(*) AS n FROM letters');
  new Gauge({
    name: 'mix_letters_waiting',
    help: 'Letters that the mail server has not taken yet.',
    registers,
    collect() {
      this.set(Number(waiting.get()?.['n']));
    },
  });
  const stopCounting = documents.onCommit((commit) => {
    commits.inc();
    changes.inc(commit.changes.length);
  });
  const server = createServer((request, response) => {
    // A page of another site may have a host name that leads to this very machine.
    const isOurs = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '');
    if (request.url !== '/metrics' || !isOurs) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/metrics`,
    countAnswer: ({ method, path, status, ms }) =>
      answers.observe(
        {
          route: routeOf(path),
          method: METHODS.includes(method) ? method : 'other',
          status: String(status),
        },
        ms / 1000,
      ),
    close: () => {
      stopCounting();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
