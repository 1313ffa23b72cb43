import { expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '../db/engine';
import { databaseProblem, fieldOf } from './databaseProblem';

test.each([
  ['hotels_url_pretty_name', 'hotels', 'url_pretty_name'],
  ['hotels_place_id_places_id_fk', 'hotels', 'place_id'],
  ['graph_prices_hotel_id_fkey', 'graph_prices', 'hotel_id'],
])('the field of %s', (constraint, table, field) => {
  expect(fieldOf({ code: '23503', constraint, table })).toBe(field);
});

const state = (code: string) => Object.assign(new Error('from the server'), { code });

test.each<[what: string, error: Error]>([
  ['no connection', new DatabaseUnavailable('No connection to PostgreSQL.')],
  ['the timeout of a statement', state('57014')],
  ['an administrator who ends connections', state('57P01')],
  ['a server that has crashed', state('57P02')],
  ['a server that is starting', state('57P03')],
  ['a session that idled', state('57P05')],
  ['too many connections', state('53300')],
  ['too little memory', state('53200')],
  ['a lost connection', state('08006')],
  ['a lock that is not free in time', state('55P03')],
  ['a transaction that idled', state('25P03')],
  ['a transaction that took too long', state('25P04')],
  ['a standby, which only reads', state('25006')],
  ['a disk that can’t be read', state('58030')],
  ['a refused connection', state('ECONNREFUSED')],
  ['a connection that is reset', state('ECONNRESET')],
  ['the driver’s timeout of a query', new Error('Query read timeout')],
  ['the driver’s timeout of a connection', new Error('timeout expired')],
  ['the pool’s timeout', new Error('timeout exceeded when trying to connect')],
  ['a connection that ends', new Error('Connection terminated unexpectedly')],
  ['a connection that is too slow', new Error('Connection terminated due to connection timeout')],
  ['a broken client', new Error('Client has encountered a connection error and is not queryable')],
  ['a closed client', new Error('Client was closed and is not queryable')],
  ['an answer out of turn', new Error('Received unexpected dataRow message from backend.')],
])('%s is unavailable for a moment, also where the query builder wraps it', (_, error) => {
  for (const thrown of [error, new Error('Failed query', { cause: error })]) {
    const problem = databaseProblem(thrown, 'GET');
    expect(problem?.code).toBe('unavailable');
    expect(problem?.details.retryAfterSeconds).toBeGreaterThan(0);
  }
});

test.each([state('42601'), state('42P01'), state('XX000'), new TypeError('Query read timeout of nothing')])(
  '%p is a fault of the program, not an outage',
  (error) => expect(databaseProblem(error, 'GET')).toBeUndefined(),
);
