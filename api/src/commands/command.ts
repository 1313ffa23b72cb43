import type { Config } from '../base/config';

/** What a command works with. */
export interface CommandContext {
  config: Config;
  /** Without the name of the command. */
  args: string[];
  say: (line: string) => void;
  /** Content of standard input. Secrets come this way, because everybody on the machine can see arguments. */
  readInput: () => Promise<string>;
}

export interface Command {
  name: string;
  /** Arguments after the name, such as `<e-mail>`. */
  usage: string;
  summary: string;
  /** What a person has to know is a StartError of one line. */
  run(context: CommandContext): Promise<void>;
}
