import { foldName } from '@itinera/shared/format';

/** Name of an entry, with all its languages if its data embed them. */
export interface Named {
  name: string;
  names?: readonly string[];
}

const isName = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

export const namesOf = (entity: unknown): string[] =>
  typeof entity === 'object' && entity !== null && 'names' in entity && Array.isArray(entity.names)
    ? entity.names.filter(isName).map(({ name }) => name)
    : [];

/** The name that contains a text: the displayed one, else one in another language. */
export const foundName = ({ name, names = [] }: Named, text: string): string | undefined =>
  [name, ...names].find((one) => foldName(one).includes(foldName(text)));

/** The name by which an entry was found, if it is not the displayed one. */
export function otherNameFound(named: Named, text: string): string | undefined {
  const found = foundName(named, text);
  return found === named.name ? undefined : found;
}
