import { isDiskFull, isOutage, sqlError, type SqlError } from '../db/sqlState';
import { LineTooLong, WaitedTooLong } from '@itinera/shared/server';
import { invalid, Problem, type ProblemDetails } from './problem';

const retryAfterSeconds = 2;

/**
 * The field, parsed from the name of a constraint: `hotels_url_pretty_name`, `hotels_place_id_places_id_fk`. The detail of the error would
 * name it too, but row-level security rightly hides it.
 */
export const fieldOf = ({ constraint, table }: SqlError): string => {
  const name = constraint?.replace(`${table ?? ''}_`, '') ?? 'body';
  return /^(\w+?_id)_(?:\w+_id_fk|fkey)$/.exec(name)?.[1] ?? name;
};

/** A value that must be unique is in use. */
export const duplicate = (
  field: string,
  value: unknown,
  findHolder?: ProblemDetails['findHolder'],
): Problem => {
  const advice = 'Another entry already has this. Choose a different one.';
  return new Problem('duplicate', advice, {
    fields: { [field]: advice },
    params: { field, value },
    findHolder,
  });
};

/** One SQLSTATE reports both: the referenced entry is missing, or the deleted entry is still referenced. */
function reference(error: SqlError, method: string): Problem {
  if (method !== 'DELETE')
    return invalid({ [fieldOf(error)]: 'There is no such entry. Choose another one.' });
  const users = error.table?.replaceAll('_', ' ') ?? 'other entries';
  return new Problem('in_use', `This is used by ${users}. Remove it there first.`);
}

/** Nothing was written and nothing is lost; reads still work. */
export const outOfSpace = (): Problem =>
  new Problem(
    'out_of_space',
    'The server has no room left, so nothing can be saved at the moment. Ask its administrator to free some.',
  );

/** Converts an error of the database, which validates last; its refusals are as actionable as those of the contracts. */
export function databaseProblem(error: unknown, method: string): Problem | undefined {
  if (error instanceof WaitedTooLong) {
    return new Problem('unavailable', 'The server is overloaded. Try again in a moment.', {
      retryAfterSeconds,
    });
  }
  if (error instanceof LineTooLong) {
    return new Problem(
      'too_many',
      'Too many of your requests are waiting. Try again when some are answered.',
      {
        retryAfterSeconds,
      },
    );
  }
  if (isDiskFull(error)) return outOfSpace();
  if (isOutage(error)) {
    return new Problem('unavailable', 'The database does not answer. Try again in a moment.', {
      retryAfterSeconds,
    });
  }
  const state = sqlError(error);
  if (state === undefined) return undefined;
  if (state.code === '57014') {
    return new Problem('unavailable', 'This took too long. Ask for less, or try again.', {
      retryAfterSeconds,
    });
  }
  if (state.code === '40001' || state.code === '40P01') {
    return new Problem('conflict', 'Someone else is changing this entry. Try again.');
  }
  if (state.code === '42501') return new Problem('forbidden', 'You do not have permission to change this.');
  if (state.code === '23505') return duplicate(fieldOf(state), undefined);
  if (state.code === '23503') return reference(state, method);
  if (state.code.startsWith('23')) return invalid({ [fieldOf(state)]: 'This value is not allowed here.' });
  if (state.code.startsWith('22'))
    return new Problem('invalid', 'A value is out of range or contains a character that is not allowed.');
  return undefined;
}
