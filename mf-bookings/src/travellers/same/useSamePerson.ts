import { travellers, type Traveller } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { isSameName } from './whyAlike';

interface Typed {
  first_name?: unknown;
  last_name?: unknown;
  birthday?: unknown;
  passport_number?: unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isPassport = (text: string): boolean => /^[A-Z0-9]{5,15}$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

interface SamePerson {
  traveller: Traveller;
  /** Such as `same birthday, name written differently`. */
  why: string;
}

/**
 * The traveller in the list who matches a typed person: by passport, or by birthday and name in any spelling. `except`: id of the edited
 * traveller.
 */
export function useSamePerson(typed: Typed | null | undefined, except?: string): SamePerson | undefined {
  const first_name = textOf(typed?.first_name);
  const last_name = textOf(typed?.last_name);
  const birthday = textOf(typed?.birthday);
  const passport_number = textOf(typed?.passport_number).toUpperCase();
  const isNamed = first_name !== '' && last_name !== '' && isDay(birthday);
  const hasPassport = isPassport(passport_number);
  const called = { birthday, named_like: `${last_name}, ${first_name}`, per_page: 5 };
  const byName = useList(travellers, called, isNamed);
  const byPassport = useList(travellers, { passport_number, per_page: 2 }, hasPassport);
  const other = (list: typeof byName) => list.data?.result.find(({ id }) => id !== except);
  const holder = hasPassport ? other(byPassport) : undefined;
  if (holder) return { traveller: holder, why: 'same passport number' };
  const namesake = isNamed ? other(byName) : undefined;
  if (!namesake) return undefined;
  const isWrittenAlike =
    isSameName(namesake.first_name, first_name) && isSameName(namesake.last_name, last_name);
  const why = isWrittenAlike ? 'same name and birthday' : 'same birthday, name written differently';
  return { traveller: namesake, why };
}
