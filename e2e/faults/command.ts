import type { FaultProxy } from './faultProxy';
import {
  cutAnswer,
  flipByte,
  lateAnswer,
  latency,
  loseAnswer,
  reset,
  shorten,
  stall,
  status,
  type Fault,
} from './faults';

export const help = `Commands, each a line:
  <pattern> latency <ms>      forwards later
  <pattern> late-answer <ms>  forwards at once, and answers later
  <pattern> status <code>     answers with this status itself
  <pattern> stall             never answers
  <pattern> reset             breaks the connection before it reaches the target
  <pattern> lose-answer       breaks the connection after the target has answered
  <pattern> cut-answer        breaks the connection in the middle of the answer
  <pattern> shorten           sends half of the answer as if it were all
  <pattern> flip-byte         changes one bit of the answer
  <pattern> count             says how many requests came, and how many passed
  refuse                      breaks all connections and refuses new ones
  accept                      listens again
  heal                        lifts all faults
A pattern is a path with * and **, a method before it if only that is meant: POST /api/hotels, /remotes/**`;

const faults = new Map<string, (argument: string) => Fault>([
  ['latency', (milliseconds) => latency(numberFrom(milliseconds))],
  ['late-answer', (milliseconds) => lateAnswer(numberFrom(milliseconds))],
  ['status', (code) => status(numberFrom(code))],
  ['stall', stall],
  ['reset', reset],
  ['lose-answer', loseAnswer],
  ['cut-answer', cutAnswer],
  ['shorten', shorten],
  ['flip-byte', flipByte],
]);

/** Carries out a command line and returns its report; throws for an unknown command. */
export async function runCommand(proxy: FaultProxy, line: string): Promise<string> {
  const command = line.trim();
  if (command === 'refuse' || command === 'accept' || command === 'heal') {
    await proxy[command]();
    return command;
  }
  const [, pattern = '', name = '', argument = ''] =
    /^((?:[A-Z]+ )?\/\S*) ([a-z-]+) ?(\S*)$/.exec(command) ?? [];
  if (name === 'count') {
    const { came, passed } = proxy.count(pattern);
    return `${pattern}: ${came} came, ${passed} passed`;
  }
  const fault = faults.get(name);
  if (!fault) throw new Error(`“${command}” is no command.\n${help}`);
  proxy.fault(pattern, fault(argument));
  return command;
}

function numberFrom(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`“${text}” is no number.`);
  return Number(text);
}
