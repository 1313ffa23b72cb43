import type { Config } from '../base/config';

/** What a command is given. */
export interface CommandContext {
  config: Config;
  /** The arguments after the name of the command. */
  args: string[];
  say: (line: string) => void;
  /** Reads standard input. Secrets come this way, because every user of the machine can see arguments. */
  readInput: () => Promise<string>;
}

export interface Command {
  name: string;
  /** The arguments in the help, such as `<e-mail>`. */
  usage: string;
  summary: string;
  /** Throws a StartError of one line for problems that the caller can fix. */
  run(context: CommandContext): Promise<void>;
}
