/** An option of an autocomplete: an entry, or an action below all entries. */
export interface Option {
  kind: 'entry' | 'more' | 'new';
  id: string;
  name: string;
  /** What it is called in other languages, by which it is found as well. */
  otherNames?: string[];
}

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** The names of an entry in all languages; none if it was read without them. */
export function allNamesOf(entity: unknown): string[] {
  if (typeof entity !== 'object' || entity === null || !('names' in entity)) return [];
  return Array.isArray(entity.names) ? entity.names.filter(isNamed).map(({ name }) => name) : [];
}

export const idOf = (entity: unknown): string =>
  typeof entity === 'object' && entity !== null && 'id' in entity ? String(entity.id) : '';
