import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../workspace/paths';

export interface Service {
  name: string;
  /** Arguments of Node. */
  command: string[];
  environment: NodeJS.ProcessEnv;
  /** Address that answers 200 as soon as the service is ready. */
  readyAt: string;
}

export interface RunningService extends Service {
  process: ChildProcess;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
}

const followParent = new URL('./followParent.mjs', import.meta.url).href;
const STOP_TIMEOUT_MS = 10_000;

export function launch(service: Service): RunningService {
  const child = spawn(process.execPath, ['--import', followParent, ...service.command], {
    cwd: root,
    env: { ...process.env, ...service.environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a process group of its own, so that Ctrl-C reaches only this process, which then stops its services in order.
    detached: true,
  });
  return { ...service, process: child, ended: once(child, 'exit').then(() => undefined) };
}

const isRunning = ({ process: { exitCode, signalCode } }: RunningService) =>
  exitCode === null && signalCode === null;

/** Sends SIGTERM, and kills the service if it does not end in time. */
export async function stop(service: RunningService) {
  if (!isRunning(service)) return;
  service.process.kill('SIGTERM');
  const insist = setTimeout(() => service.process.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await service.ended;
  clearTimeout(insist);
}

/** Resolves when the service is ready; stays pending if it ends before. */
export async function ready(service: RunningService) {
  while (!(await answers(service.readyAt))) await new Promise((resolve) => setTimeout(resolve, 100));
}

const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
