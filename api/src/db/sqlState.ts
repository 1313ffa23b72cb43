import { DatabaseUnavailable } from './engine';

/** The error of the driver, which the query builder wraps. */
export interface SqlError {
  code: string;
  constraint?: string;
  table?: string;
}

const chain = function* (error: unknown): Generator<object> {
  for (let current = error; typeof current === 'object' && current !== null;) {
    yield current;
    current = 'cause' in current ? current.cause : undefined;
  }
};

const textOf = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

export function sqlError(error: unknown): SqlError | undefined {
  for (const layer of chain(error)) {
    const code = textOf(layer, 'code');
    if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) {
      return {
        code,
        constraint: textOf(layer, 'constraint'),
        table: textOf(layer, 'table'),
      };
    }
  }
  return undefined;
}

/**
 * A plan that a connection has kept no longer fits the tables, which a newer release has changed meanwhile. The code says only that something is
 * not supported, and the message is in the language of the server; the routine that has noticed it is the same everywhere.
 */
export function isPlanOutdated(error: unknown): boolean {
  for (const layer of chain(error))
    if (textOf(layer, 'code') === '0A000' && textOf(layer, 'routine') === 'RevalidateCachedQuery')
      return true;
  return false;
}

/** Serialisation failure, deadlock and an outdated plan: retrying the same transaction is expected to succeed. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(sqlError(error)?.code ?? '') || isPlanOutdated(error);

/** Disk full, as reported by a database or by the file system. */
export function isDiskFull(error: unknown): boolean {
  for (const layer of chain(error)) if (textOf(layer, 'code') === 'ENOSPC') return true;
  return sqlError(error)?.code === '53100';
}

const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH'];

/**
 * Outages, not faults of the request: class 08 connection, 53 resources, 57P operator intervention, 58 the machine; a lock that was not free
 * in time, a transaction that was ended because it idled or took too long, and a server that only reads, as a standby does.
 */
const outageState = /^(08|53|57P|58|55P03|25P03|25P04|25006)/;

/** Failures of the driver have neither a state nor a code: its own timeouts, and connections that it has given up. */
const driverFailure =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated\b.*|Client (has encountered a connection error|was closed) and is not queryable|Received unexpected \w+ message from backend\.)$/;

export function isOutage(error: unknown): boolean {
  for (const layer of chain(error)) {
    if (layer instanceof DatabaseUnavailable) return true;
    if (networkCodes.includes(textOf(layer, 'code') ?? '')) return true;
    if (driverFailure.test(textOf(layer, 'message') ?? '')) return true;
  }
  return outageState.test(sqlError(error)?.code ?? '');
}
