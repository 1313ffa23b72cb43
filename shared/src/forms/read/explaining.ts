import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { errorsIn } from './errorsIn';
import { unreadablesIn } from './unreadable';

/**
 * Adapts a contract to a form. A contract sees values only; here a field whose text can't be parsed reports
 * that itself.
 */
export function explaining<I extends FieldValues, O>(
  check: Resolver<I, unknown, O>,
): Resolver<I, unknown, O> {
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    const unreadables = unreadablesIn(values);
    const found = errorsIn(checked.errors);
    if (!found.length && !unreadables.length) return checked;
    const errors: FieldErrors<I> = {};
    for (const { path, message } of found) set(errors, path, { type: 'contract', message });
    for (const [path, message] of unreadables) set(errors, path, { type: 'unreadable', message });
    return { values: {}, errors };
  };
}
