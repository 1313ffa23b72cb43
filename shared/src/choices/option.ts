/** An option of an autocomplete: an entry, or an action below all entries. */
export interface Option {
  kind: 'entry' | 'more' | 'new';
  id: string;
  name: string;
}

export const idOf = (entity: unknown): string =>
  typeof entity === 'object' && entity !== null && 'id' in entity ? String(entity.id) : '';
