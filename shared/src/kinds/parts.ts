import type { RouteName } from '@itinera/shared/routes';
import type { Field } from './kind';

/** Shown instead of a name that is missing in all languages. */
export const nameless = '(no name)';

export const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

const query = { with_data: true };

/** A kind with a page of its own. */
export const onPage = <P extends RouteName>(page: P) => ({ page, query });

export const names = { type: 'names', label: 'Name' } satisfies Field;

/** Fields of most reference entries. */
export const shown = {
  order: { type: 'integer', label: 'Order', hint: 'Lower numbers come first' },
  show_in_filter: { type: 'flag', label: 'Show in filters', short: 'In filter' },
} satisfies Record<string, Field>;

export const isActive = { type: 'flag', label: 'Active' } satisfies Field;

/** A name of the entry itself, beside those in each language. */
export const workingName = {
  label: 'Working name',
  hint: 'Shown where there is no name in a language',
  notImported: true,
} satisfies Field;

/** The working name of an imported entry is the first of its names. */
export function withWorkingName(body: Record<string, unknown>): Record<string, unknown> {
  const first: unknown = Array.isArray(body['names']) ? body['names'][0] : undefined;
  return typeof first === 'object' && first !== null && 'name' in first
    ? { ...body, name: first.name }
    : body;
}
