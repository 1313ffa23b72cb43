import { isOutage, sqlError, type SqlError } from '../db/sqlState';
import { invalid, Problem } from './problem';

const retryAfterSeconds = 2;

/** PostgreSQL names the column in words such as `Key (place_id)=(…) is not present in table "places".` */
const fieldOf = ({ detail, constraint, table }: SqlError): string => {
  const inDetail = /^Key \(([a-z0-9_]+)\)/.exec(detail ?? '')?.[1];
  return inDetail ?? constraint?.replace(`${table ?? ''}_`, '') ?? 'body';
};

function conflict(error: SqlError): Problem {
  const field = fieldOf(error);
  const advice = 'Another entry already has this. Choose a different one.';
  return new Problem('duplicate', `${field}: ${advice}`, { fields: { [field]: advice } });
}

function reference(error: SqlError): Problem {
  if (error.detail?.includes('still referenced')) {
    const user = /from table "([a-z_]+)"/.exec(error.detail)?.[1]?.replaceAll('_', ' ');
    return new Problem('in_use', `This is used by ${user ?? 'other entries'}. Remove it there first.`);
  }
  return invalid({ [fieldOf(error)]: 'There is no such entry. Choose another one.' });
}

/** The database is the last to look at a value; what it refuses is as actionable as what the contracts refuse. */
export function databaseProblem(error: unknown): Problem | undefined {
  if (isOutage(error)) {
    return new Problem('unavailable', 'The database does not answer. Try again in a moment.', { retryAfterSeconds });
  }
  const state = sqlError(error);
  if (state === undefined) return undefined;
  if (state.code === '57014') {
    return new Problem('unavailable', 'This took too long. Ask for less, or try again.', { retryAfterSeconds });
  }
  if (state.code === '40001' || state.code === '40P01') {
    return new Problem('conflict', 'Somebody else is changing the same entry. Try again.');
  }
  if (state.code === '42501') return new Problem('forbidden', 'You may not change this.');
  if (state.code === '23505') return conflict(state);
  if (state.code === '23503') return reference(state);
  if (state.code.startsWith('23')) return invalid({ [fieldOf(state)]: 'This value is not allowed here.' });
  if (state.code.startsWith('22')) return new Problem('invalid', 'A value is out of bounds or has a character that is not allowed.');
  return undefined;
}
