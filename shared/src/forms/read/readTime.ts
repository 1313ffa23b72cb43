import { readTime } from '@itinera/shared/format';
import type { Reader } from './reader';

const problem = 'Use hours and minutes such as 14:00.';

/** Parses `9`, `930`, `9.30` and `09:30`. */
export const timeReader: Reader<string> = {
  read: (text) => readTime(text) ?? { typed: text, problem },
  show: (time) => time,
};
