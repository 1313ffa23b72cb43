import type { Person } from '../../testing/people';

/** A write that one person intends. */
export interface Intended {
  name: string;
  by: Person;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  /** Not allowed in batches: money, and actions. */
  isAlone?: boolean;
}

export interface Answered {
  status: number;
  body: string;
}

/** Sends a write under its key; undefined if there is no answer, so that its outcome is unknown. */
export type Send = (intended: Intended, key: string) => Promise<Answered | undefined>;
