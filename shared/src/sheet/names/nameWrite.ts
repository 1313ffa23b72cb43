import type { AnyCollection } from '@itinera/shared/contracts';
import { createWrite, type Write } from '@itinera/shared/data';
import { cellKey, type Edit } from '../edits/edits';
import type { NamesOf, NamesRow } from './namesOf';

type Records = { records: AnyCollection; creation?: NamesOf<never>['creation'] };

/**
 * Write of an edited cell: adds, changes or deletes its name. Undefined for an empty cell that stays empty. The id of the write is the
 * key of the cell.
 */
export function nameWrite(
  { records: { path }, creation }: Records,
  edit: Edit,
  { name: named, saved }: NamesRow,
): Write | undefined {
  const { column, text } = edit;
  const before = saved[column];
  const common = { id: cellKey(edit), name: before?.name ?? named };
  if (before && text !== '') {
    const put = (name: string, if_match: string | undefined) => ({
      operation: { method: 'PUT' as const, path: `${path}/${before.id}`, body: { name }, if_match },
    });
    return { ...common, ...put(text, before.etag), inverse: ({ etag }) => put(before.name, etag) };
  }
  if (!creation) return undefined;
  if (before) {
    return {
      ...common,
      operation: { method: 'DELETE', path: `${path}/${before.id}`, if_match: before.etag },
      inverse: () => ({ operation: { method: 'POST', path, body: { id: before.id } } }),
    };
  }
  return text === '' ? undefined : createWrite({ path }, common, creation(edit, text));
}
