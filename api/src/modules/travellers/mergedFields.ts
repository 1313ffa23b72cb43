import type { TravellerMerge } from '@itinera/shared/contracts';
import type { travellersTable } from './travellers.table';

type Row = typeof travellersTable.$inferSelect;
type Changes = Partial<typeof travellersTable.$inferInsert>;

const plain = [
  'first_name',
  'last_name',
  'middle_name',
  'first_name_local',
  'last_name_local',
  'sex',
  'birthday',
  'nationality',
  'personal_code',
  'email',
  'phone',
  'note',
] as const;

/** The fields of one document: taken as a whole from one of the two, unless both have the same one. */
const passport = [
  'passport_number',
  'passport_issue_country',
  'passport_issued_at',
  'passport_expires_at',
] as const;

type Field = (typeof plain)[number] | (typeof passport)[number];

const isEmpty = (value: unknown): boolean => value === null || value === '';

const isSamePassport = (kept: Row, other: Row): boolean =>
  passport.every((field) => isEmpty(kept[field])) ||
  (kept.passport_number !== null && kept.passport_number === other.passport_number);

export interface MergedFields extends Omit<TravellerMerge, 'bookings'> {
  changes: Changes;
}

/** The result of merging two travellers: existing values are kept, and empty ones are filled. */
export function mergedFields(kept: Row, other: Row): MergedFields {
  const wanted: readonly Field[] = isSamePassport(kept, other) ? [...plain, ...passport] : plain;
  const all: readonly Field[] = [...plain, ...passport];
  const filled = wanted.filter((field) => isEmpty(kept[field]) && !isEmpty(other[field]));
  const lost = all.filter(
    (field) => !filled.includes(field) && !isEmpty(other[field]) && kept[field] !== other[field],
  );
  const companions = kept.companions.filter((id) => id !== other.id);
  const gained = other.companions.filter((id) => id !== kept.id && !companions.includes(id));
  return {
    filled,
    lost,
    companions: gained.length,
    changes: {
      ...Object.fromEntries(filled.map((field) => [field, other[field]])),
      custom: { ...other.custom, ...kept.custom },
      companions: [...companions, ...gained],
      is_customer: kept.is_customer || other.is_customer,
    },
  };
}
