import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process of the product, with what it printed. */
export interface Service {
  process: ChildProcess;
  output: () => string;
}

/** Starts a bundle and waits until its address answers; rejects with its output if it ends before. */
export async function startService(
  file: string,
  environment: NodeJS.ProcessEnv,
  readyAt: string,
): Promise<Service> {
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...environment }, stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  while (!(await answers(readyAt))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { process: child, output: () => output };
}

const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export async function stopService(
  { process: child }: Service,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
