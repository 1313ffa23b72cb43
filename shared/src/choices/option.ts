/** A line of a select: an entry, or what else can be done there. */
export interface Option {
  kind: 'entry' | 'more' | 'new';
  id: string;
  name: string;
}

export const idOf = (entity: unknown): string =>
  typeof entity === 'object' && entity !== null && 'id' in entity ? String(entity.id) : '';
