import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { repository } from './paths';

/** The shell commands of a document, with other places than its examples: the documented commands are those that run. */
export function recipeIn(document: string, places: Record<string, string>): (part: string) => string {
  const text = readFileSync(`${repository}docs/${document}`, 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([^`]*)^```/gm)].map(([, block = '']) => block);
  const lines = blocks
    .flatMap((block) => block.trim().split('\n'))
    .map((line) => Object.entries(places).reduce((all, [from, to]) => all.replaceAll(from, to), line));
  return (part) => {
    const line = lines.find((candidate) => candidate.includes(part));
    if (!line) throw new Error(`docs/${document} has no command with “${part}”.`);
    return line;
  };
}

/** The environment of a new terminal, without the variables of npm and of these tests. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(package|lifecycle|config_local)|(NODE_ENV|FORCE_COLOR)$)/.test(name),
    ),
  );

/** Runs a command in a folder. Returns its output; a failure has it as its message. */
export async function shellIn(cwd: string, command: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { ...environment(), ...more };
  try {
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], {
      cwd,
      env,
      maxBuffer: 2 ** 26,
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command}\n${stdout}${stderr}`, { cause: error });
  }
}

/** Starts a command that runs until it is stopped, and waits until it prints a text. */
export async function startIn(
  cwd: string,
  command: string,
  printed: RegExp,
): Promise<{ match: string; stop: () => Promise<void> }> {
  const child = spawn('sh', ['-c', command], { cwd, env: environment(), stdio: 'pipe', detached: true });
  let output = '';
  const match = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const [found] = printed.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`${command} ended:\n${output}`)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    // Kills the whole process group.
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  return { match: await match, stop };
}
