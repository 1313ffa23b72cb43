import type { AnyCollection } from '@itinera/shared/contracts';
import type { Wish } from '@itinera/shared/data';
import { cellKey, type Edit } from '../edits/edits';
import type { NamesOf, NamesRow } from './namesOf';

type Records = { records: AnyCollection; creation?: NamesOf<never>['creation'] };

/** What an edited cell asks of the server: a name is made where there is none, changed, or taken away. */
export function wishOf(
  { records: { path }, creation }: Records,
  edit: Edit,
  { name: named, saved }: NamesRow,
): Wish | undefined {
  const { column, text } = edit;
  const before = saved[column];
  const common = { key: cellKey(edit), name: before?.name ?? named };
  if (before && text !== '') {
    const put = (name: string, if_match: string | undefined) => ({
      method: 'PUT' as const,
      path: `${path}/${before.id}`,
      body: { name },
      if_match,
    });
    return { ...common, operation: put(text, before.etag), inverse: ({ etag }) => put(before.name, etag) };
  }
  if (!creation) return undefined;
  if (before) {
    return {
      ...common,
      operation: { method: 'DELETE', path: `${path}/${before.id}`, if_match: before.etag },
      inverse: () => ({ method: 'POST', path, body: { id: before.id } }),
    };
  }
  if (text === '') return undefined;
  return {
    ...common,
    operation: { method: 'POST', path, body: creation(edit, text) },
    inverse: ({ result, etag }) => ({ method: 'DELETE', path: `${path}/${idOf(result)}`, if_match: etag }),
  };
}

/** Of the one entry that a write answers. */
export const idOf = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'string'
    ? result.id
    : '';
