import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../workspace/paths';

/** Runs a program of the workspace with Node, its output to the terminal; the result is its exit code. */
export async function runNode(args: string[], environment: NodeJS.ProcessEnv = {}, cwd = root): Promise<number> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...environment }, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code]: unknown[] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
