import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** The server as it is delivered. Inside the package, so that it finds what it does not bundle. */
export function buildBundle(): { main: string; remove(): void } {
  mkdirSync(join(packageFolder, 'build'), { recursive: true });
  const outdir = mkdtempSync(join(packageFolder, 'build', 'test-'));
  const built = spawnSync(process.execPath, ['build.mjs', outdir], { cwd: packageFolder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  return { main: join(outdir, 'main.js'), remove: () => rmSync(outdir, { recursive: true, force: true }) };
}

export interface ServerProcess {
  child: ChildProcess;
  /** The address, when it is ready; fails with what the process said when it ends instead. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

export function startProcess(main: string, environment: Record<string, string>): ServerProcess {
  const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  const child = spawn(process.execPath, [main], {
    cwd: dirname(main),
    env: { ...inherited, API_PORT: '0', SEED: 'none', LOG_LEVEL: 'silent', ...environment },
  });
  const said = { stdout: '', stderr: '' };
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((settle) => {
    child.on('close', (code) => settle({ code, ...said }));
  });
  const ready = new Promise<string>((settle, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said.stdout += chunk.toString();
      const address = /ready on (\S+) in/.exec(said.stdout)?.[1];
      if (address) settle(address);
    });
    child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
    void ended.then(({ stderr }) => reject(new Error(stderr)));
  });
  // Whoever waits for the end need not wait for the readiness as well.
  ready.catch(() => undefined);
  return { child, ready, ended };
}
