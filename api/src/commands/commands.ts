import { StartError } from '../base/startError';
import { backup } from './backup';
import type { Command, CommandContext } from './command';
import { createAdmin } from './createAdmin';
import { move } from './move';
import { restore } from './restore';
import { sweep } from './sweep';
import { verifyAudit } from './verifyAudit';

/** Commands of the program beside serving. */
const commands: Command[] = [createAdmin, backup, restore, move, sweep, verifyAudit];

const help = (): string =>
  commands.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`).join('\n');

export async function runCommand(name: string, context: CommandContext): Promise<void> {
  const command = commands.find((known) => known.name === name);
  if (command) return command.run(context);
  if (name !== 'help') throw new StartError(`There is no command ${name}. The command help lists them.`);
  context.say(`Without a command the server starts. Commands:\n${help()}`);
}
