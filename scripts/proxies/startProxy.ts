import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHIPPED = join(import.meta.dirname, '../../deploy');

/** The ports that a proxy stands between, and a folder of its own. */
export interface ProxyPlace {
  readonly folder: string;
  /** Where it listens with TLS. */
  readonly port: number;
  /** Where the server listens. */
  readonly upstream: number;
}

export interface ProxyKind {
  readonly program: 'nginx' | 'caddy';
  /** What it is started with, over the configuration that is shipped. */
  readonly configure: (place: ProxyPlace) => readonly string[];
}

const certificateOf = (folder: string) => ({
  key: join(folder, 'key.pem'),
  certificate: join(folder, 'certificate.pem'),
});

/** A certificate for this machine alone. */
export function makeCertificate(folder: string): void {
  const { key, certificate } = certificateOf(folder);
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, '-days', '2', ...names, ...files], {
    stdio: 'ignore',
  });
}

/** The shipped text with other names in it. @throws Error where one of them is no longer there */
function shipped(file: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(SHIPPED, file), 'utf8'),
  );
}

const nginx: ProxyKind = {
  program: 'nginx',
  configure: ({ folder, port, upstream }) => {
    const { key, certificate } = certificateOf(folder);
    const site = shipped('nginx.conf', [
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['    listen [::]:80;\n', ''],
      ['listen 80;', `listen 127.0.0.1:${port + 1};`],
      ['/etc/letsencrypt/live/mix.example.org/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/mix.example.org/privkey.pem', key],
      ['127.0.0.1:8080', `127.0.0.1:${upstream}`],
      ['mix.example.org', 'localhost'],
    ]);
    writeFileSync(join(folder, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(' ');
    const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http { ${temporary} include ${folder}/site.conf; }
`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    return ['-p', folder, '-c', join(folder, 'nginx.conf')];
  },
};

const caddy: ProxyKind = {
  program: 'caddy',
  configure: ({ folder, port, upstream }) => {
    const { key, certificate } = certificateOf(folder);
    const site = shipped('Caddyfile', [
      ['\nmix.example.org {', `\nhttps://localhost:${port} {\n\ttls ${certificate} ${key}`],
      ['127.0.0.1:8080', `127.0.0.1:${upstream}`],
    ]);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return ['run', '--adapter', 'caddyfile', '--config', file];
  },
};

export const PROXIES: readonly ProxyKind[] = [nginx, caddy];

export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['version'], { stdio: 'ignore' }).error === undefined;

/** Starts the proxy; the returned function ends it. */
export function startProxy({ program, configure }: ProxyKind, place: ProxyPlace): () => void {
  const child = spawn(program, [...configure(place)], {
    env: { ...process.env, HOME: place.folder },
    stdio: 'ignore',
  });
  return () => void child.kill();
}
