import type { Traveller } from '@itinera/shared/contracts';

/** A name as it is compared: capitals and spaces around it are no other spelling. */
export const plain = (name: string | null | undefined): string => (name ?? '').trim().toLocaleLowerCase();

type Named = Partial<Pick<Traveller, 'first_name' | 'last_name' | 'birthday' | 'name_keys'>>;

const isWrittenAlike = (one: Named, other: Named): boolean =>
  plain(one.first_name) === plain(other.first_name) && plain(one.last_name) === plain(other.last_name);

/** Why two entries are taken for one person, of those that the server has found to be: `same birthday, name written differently`. */
export function whyAlike(one: Named, other: Named): string {
  if (one.birthday !== other.birthday) return 'same passport number';
  if (isWrittenAlike(one, other)) return 'same name and birthday';
  const keys = one.name_keys ?? [];
  return keys.some((key) => other.name_keys?.includes(key))
    ? 'same birthday, name written differently'
    : 'same birthday and passport number';
}
