import type { Named } from './names';

/** An option of an autocomplete: an entry, or an action below all entries. */
export interface Option extends Named {
  kind: 'entry' | 'more' | 'new';
  id: string;
}

export const idOf = (entity: unknown): string =>
  typeof entity === 'object' && entity !== null && 'id' in entity ? String(entity.id) : '';
