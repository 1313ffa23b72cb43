import {
  get,
  set,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
} from 'react-hook-form';
import { errorsIn } from './errorsIn';
import { unreadablesIn } from './unreadable';

/**
 * The list in which rows were added, removed or moved, which is checked at once as a whole, because the fields of a new row were not
 * visited yet. It has fields, and is none itself.
 */
function addedTo<I extends FieldValues>({ names, fields }: ResolverOptions<I>): string | undefined {
  const [only, ...others] = names ?? [];
  return only !== undefined && others.length === 0 && get(fields, only) === undefined ? only : undefined;
}

/**
 * Adapts a contract to a form. A contract sees only values; unreadable text reports its own error. `ofCompany` adds errors of custom
 * fields, which no contract knows.
 */
export function explaining<I extends FieldValues, O>(
  check: Resolver<I, unknown, O>,
  ofCompany: (values: I) => Record<string, string>,
): Resolver<I, unknown, O> {
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    const found = [
      ...errorsIn(checked.errors).map(({ path, message }) => ({ path, message, type: 'contract' })),
      ...Object.entries(ofCompany(values)).map(([path, message]) => ({ path, message, type: 'contract' })),
      ...unreadablesIn(values).map(([path, message]) => ({ path, message, type: 'unreadable' })),
    ];
    if (found.length === 0) return checked;
    const list = addedTo(options);
    const errors: FieldErrors<I> = {};
    for (const { path, ...error } of found) if (list === undefined || path === list) set(errors, path, error);
    return { values: {}, errors };
  };
}
