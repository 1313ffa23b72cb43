import type { Traveller } from '@itinera/shared/contracts';
import { asSpelled } from '@itinera/shared/format';

/** Whether a name is written in the same way but for case. Accents count: tickets are issued in the spelling of a passport. */
export const isSameName = (one: string | null | undefined, other: string | null | undefined): boolean =>
  asSpelled(one ?? '') === asSpelled(other ?? '');

type Named = Partial<Pick<Traveller, 'first_name' | 'last_name' | 'birthday' | 'name_keys'>>;

const isWrittenAlike = (one: Named, other: Named): boolean =>
  isSameName(one.first_name, other.first_name) && isSameName(one.last_name, other.last_name);

/** Why two entries are considered duplicates by the server, such as `same birthday, name written differently`. */
export function whyAlike(one: Named, other: Named): string {
  if (one.birthday !== other.birthday) return 'same passport number';
  if (isWrittenAlike(one, other)) return 'same name and birthday';
  const keys = one.name_keys ?? [];
  return keys.some((key) => other.name_keys?.includes(key))
    ? 'same birthday, name written differently'
    : 'same birthday and passport number';
}
