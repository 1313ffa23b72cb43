import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Config } from '../base/config';
import { sqlError } from '../db/sqlState';

export const loggerOptions = (level: Config['logLevel']): FastifyServerOptions['logger'] =>
  level === 'silent' ? false : { level, serializers: { err: describeError } };

/** One line per request. Paths only: queries contain refresh tokens and search texts. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, url, log }, { statusCode, elapsedTime }) => {
    const [path] = url.split('?', 1);
    log.info({ method, path, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}

const frames = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n');

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
}

/**
 * Formats an error for the log. Database errors quote statements and values, so only their codes are logged.
 */
export function describeError(error: unknown): LoggedError {
  const state = sqlError(error);
  const stack = frames(error);
  if (state) {
    const { code, constraint, table } = state;
    return { type: 'SqlError', message: `SQLSTATE ${code}`, sqlState: code, constraint, table, stack };
  }
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error object.', stack };
  // Its own message quotes the statement and the values; the reason is in its cause.
  if (error instanceof DrizzleQueryError) return describeError(error.cause);
  return { type: error.name, message: error.message, stack };
}
