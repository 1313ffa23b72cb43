import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runFolder } from './runFolder';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** The bundle of the server, built once per run; dependencies outside of it are found in the package. */
export function serverBundle(): string {
  const bundle = join(runFolder(), 'bundle');
  const main = join(bundle, 'main.js');
  if (existsSync(main)) return main;
  const place = mkdtempSync(`${bundle}-`);
  const outdir = join(place, 'built');
  const built = spawnSync(process.execPath, ['build.mjs', outdir], { cwd: packageFolder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  symlinkSync(join(packageFolder, 'node_modules'), join(outdir, 'node_modules'));
  try {
    renameSync(outdir, bundle);
  } catch (error) {
    // Another worker has built it meanwhile.
    if (!existsSync(main)) throw error;
  }
  rmSync(place, { recursive: true, force: true });
  return main;
}

export interface ServerProcess {
  child: ChildProcess;
  /** The address, when it is ready; rejects with the output of the process if it ends before. */
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
  // A test that is refused a connection does not say why.
  const reportEnd = ({ code, stderr }: Awaited<typeof ended>) => {
    if (!child.killed)
      process.stderr.write(`A server ended by itself: ${child.signalCode ?? code}, ${stderr}\n`);
  };
  // Waiting for the end does not require waiting for the readiness.
  ready.then(async () => reportEnd(await ended)).catch(() => undefined);
  return { child, ready, ended };
}
