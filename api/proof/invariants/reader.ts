import type { Entry } from '../../testing/calls';

export interface Reader {
  /** All entries of a list, over all of its pages. */
  all(path: string): Promise<Entry[]>;
  /** How many entries a list has. */
  total(path: string): Promise<number>;
  /** The `result` of an answer. */
  result<T>(path: string): Promise<T>;
}
