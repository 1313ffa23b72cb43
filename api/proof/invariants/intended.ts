import type { Person } from '../../testing/people';

/** One write that one person wants. */
export interface Intended {
  name: string;
  by: Person;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  /** Not part of batches: money, and what is no write of a collection. */
  isAlone?: boolean;
}

export interface Answered {
  status: number;
  body: string;
}

/** Sends a write under its key; undefined if there is no answer, so that nobody knows whether it was done. */
export type Send = (intended: Intended, key: string) => Promise<Answered | undefined>;
