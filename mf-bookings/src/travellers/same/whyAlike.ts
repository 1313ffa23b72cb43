import type { Traveller } from '@itinera/shared/contracts';

/** Normalizes a name for comparison: case and surrounding spaces don't count. */
export const plain = (name: string | null | undefined): string => (name ?? '').trim().toLocaleLowerCase();

type Named = Partial<Pick<Traveller, 'first_name' | 'last_name' | 'birthday' | 'name_keys'>>;

const isWrittenAlike = (one: Named, other: Named): boolean =>
  plain(one.first_name) === plain(other.first_name) && plain(one.last_name) === plain(other.last_name);

/** Why two entries are considered duplicates by the server, such as `same birthday, name written differently`. */
export function whyAlike(one: Named, other: Named): string {
  if (one.birthday !== other.birthday) return 'same passport number';
  if (isWrittenAlike(one, other)) return 'same name and birthday';
  const keys = one.name_keys ?? [];
  return keys.some((key) => other.name_keys?.includes(key))
    ? 'same birthday, name written differently'
    : 'same birthday and passport number';
}
