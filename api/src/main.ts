import { text } from 'node:stream/consumers';
import { runCommand } from './commands/commands';
import { readConfig } from './base/config';
import { start, type RunningServer } from './app/start';
import { StartError } from './base/startError';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The error inside a wrapper, such as that of the query builder. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error;

/** Prints one line for a person, with a remedy and without a stack trace, and exits. */
function giveUp(error: unknown, what = "Can't start"): never {
  const line =
    error instanceof StartError ? error.message : `${what}: ${String(causeOf(error)).split('\n')[0]}`;
  process.stderr.write(`api: ${line}\n`);
  process.exit(error instanceof StartError ? error.exitCode : 1);
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => giveUp(error, 'The server did not end in order'),
      );
    });
  }
}

async function serve(): Promise<void> {
  const began = performance.now();
  const server = await start(readConfig(process.env), say);
  stopOnSignals(server);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`api: ready on ${server.address} in ${seconds} s. Database: ${server.engine}.`);
}

const readInput = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, '');

const [command, ...args] = process.argv.slice(2);
try {
  if (command === undefined) await serve();
  else await runCommand(command, { config: readConfig(process.env), args, say, readInput });
} catch (error) {
  giveUp(error, command === undefined ? undefined : `The command ${command} failed`);
}
