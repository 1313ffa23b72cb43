import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../workspace/paths';

/** Starts a program of the workspace with Node, with its output in the terminal. It ends with this process. */
export function startNode(args: string[], environment: NodeJS.ProcessEnv = {}, cwd = root): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

export async function exitCodeOf(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  const [code]: unknown[] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

export const runNode = (args: string[], environment?: NodeJS.ProcessEnv, cwd?: string) =>
  exitCodeOf(startNode(args, environment, cwd));
