import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../workspace/paths';

export interface Service {
  name: string;
  /** What Node is given to run. */
  command: string[];
  environment: NodeJS.ProcessEnv;
  /** Answers with 200 as soon as the service can be used. */
  readyAt: string;
}

export interface RunningService extends Service {
  process: ChildProcess;
  /** Resolves when it is gone, however that came. */
  ended: Promise<void>;
}

const followParent = new URL('./followParent.mjs', import.meta.url).href;
const STOP_TIMEOUT_MS = 10_000;

export function launch(service: Service): RunningService {
  const child = spawn(process.execPath, ['--import', followParent, ...service.command], {
    cwd: root,
    env: { ...process.env, ...service.environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of its own: Ctrl-C reaches this process alone, which then stops its services in order.
    detached: true,
  });
  return { ...service, process: child, ended: once(child, 'exit').then(() => undefined) };
}

const isRunning = ({ process: { exitCode, signalCode } }: RunningService) =>
  exitCode === null && signalCode === null;

/** Asks a service to end, and insists if it takes too long. */
export async function stop(service: RunningService) {
  if (!isRunning(service)) return;
  service.process.kill('SIGTERM');
  const insist = setTimeout(() => service.process.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await service.ended;
  clearTimeout(insist);
}

/** Resolves once the service answers; never, if it ends before. */
export async function ready(service: RunningService) {
  while (!(await answers(service.readyAt))) await new Promise((resolve) => setTimeout(resolve, 100));
}

const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
