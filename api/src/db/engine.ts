import type { Turn } from '@itinera/shared/server';

/** A row in the format of both engines: in column order, instants and days as text, bigints as numbers. */
export type Row = unknown[];

export interface QueryResult {
  columns: string[];
  rows: Row[];
}

export interface Statement {
  text: string;
  params?: unknown[];
}

/** How a statement is sent. */
export interface Manner {
  /** Commits in the same packet; nothing can follow. */
  isLast?: boolean;
  /**
   * Its plan is kept for each connection. Only for statements that any values find by the same index: a plan that is kept does not depend
   * on them.
   */
  isKept?: boolean;
}

export interface Connection {
  query(text: string, params?: unknown[], manner?: Manner): Promise<QueryResult>;
  /** Adds a statement to the packet of the next one, or of COMMIT. If it fails, so does that one. */
  ahead(text: string, params?: unknown[]): void;
}

/** The common interface of the two database engines; all code above it works with both. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** One line for the operator: the engine, and which failures its data survives. */
  readonly description: string;
  /**
   * BEGIN, `run`, COMMIT; ROLLBACK when `run` throws. BEGIN is sent with the first statement, so without one nothing is sent. Without a turn
   * it counts as the program's own, which is urgent.
   */
  transaction<T>(run: (connection: Connection) => Promise<T>, turn?: Turn): Promise<T>;
  close(): Promise<void>;
}

/** The database did not answer: the same request may succeed in a moment. */
export class DatabaseUnavailable extends Error {}

/** Limit of a statement while requests are served, in milliseconds. */
export const statementTimeoutMs = 10_000;

/**
 * Limit of a statement before requests are served, while tables are migrated and filled: a slow machine or a large database needs minutes.
 */
export const preparationTimeoutMs = 600_000;

/**
 * How long a transaction waits in the queue, in milliseconds. A burst is worked off in the meantime; a longer wait ends in 503 with
 * Retry-After, or in 429 behind calls of the same person. A request has two transactions, and the screens wait 15 seconds for an answer.
 */
export const turnTimeoutMs = 7000;

/** What the program does before it serves requests, or instead, comes first and waits as long as it takes: nobody else does it. */
export const ownTurn: Turn = { key: 'system', rank: 'urgent', timeoutMs: undefined };

/**
 * Limit of the weight that one person may have in the queue: ten full batches, or a thousand ordinary calls. More is answered with 429 at
 * once, before it costs anything.
 */
export const lineLimit = 1000;

/** Up to here, a wait that is too long is no fault of the person: so much a page may read at once. Its answer is 503, which screens repeat. */
export const shortLine = 20;
