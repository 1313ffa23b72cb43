import type { AnyCollection } from '@itinera/shared/contracts';
import { client, reasonOf, type ApiError } from '@itinera/shared/data';
import type { CellId } from '../edits/edits';
import type { NamesOf, SavedName } from './namesOf';

/** Why a name was refused, or the name that was saved there meanwhile. */
export type Refusal = { kind: 'changed'; now: SavedName | undefined } | { kind: 'unwanted'; reason: string };

const isSavedName = (value: unknown): value is SavedName =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

type Records = { records: AnyCollection; creation?: NamesOf<never>['creation'] };

/** Another user has added a name in this language meanwhile. */
const isTaken = ({ code, fields }: ApiError): boolean => code === 'duplicate' && 'locale' in fields;

async function readName({ records, creation }: Records, cell: CellId): Promise<SavedName | undefined> {
  const { name: _name, ...filters } = creation?.(cell, '') ?? {};
  const { result } = await client(records).list(filters);
  const [first]: unknown[] = result;
  return isSavedName(first) ? first : undefined;
}

export async function refusalOf(records: Records, cell: CellId, error: ApiError): Promise<Refusal> {
  const { current, status } = error;
  if (current && isSavedName(current.entry))
    return { kind: 'changed', now: { id: current.entry.id, name: current.entry.name, etag: current.tag } };
  if (status === 404 && records.creation) return { kind: 'changed', now: undefined };
  if (isTaken(error)) {
    const now = await readName(records, cell).catch(() => undefined);
    if (now) return { kind: 'changed', now };
  }
  return { kind: 'unwanted', reason: reasonOf(error) };
}
