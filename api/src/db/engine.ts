/** A row as both engines answer it: in column order, instants and days as text, bigints as numbers. */
export type Row = unknown[];

export interface QueryResult {
  columns: string[];
  rows: Row[];
}

export interface Connection {
  query(text: string, params?: unknown[]): Promise<QueryResult>;
}

/** What the two database engines have in common; everything above this line is written once. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** One line for the person who starts the server: what it is and what it survives. */
  readonly description: string;
  /** BEGIN, `run`, COMMIT; ROLLBACK when `run` throws. */
  transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database did not answer: the same request may succeed in a moment. */
export class DatabaseUnavailable extends Error {}

/**
 * How long, in milliseconds, a transaction waits for its turn. A burst is worked off in the meantime; who waits
 * longer is told to come again. A request has two, and the screens wait 15 seconds for an answer.
 */
export const patience = 7000;
