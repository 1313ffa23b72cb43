import type { travellersTable } from './travellers.table';

type Row = typeof travellersTable.$inferSelect;

/** `Anna-Maria` → `A.` */
const initial = (name: string): string => (name === '' ? '' : `${Array.from(name)[0]}.`);

/** The remaining data of an anonymised traveller in bookings: initials, and what prices depend on. */
export const anonymised = ({ first_name, last_name }: Row) => ({
  first_name: initial(first_name),
  last_name: initial(last_name),
  middle_name: null,
  first_name_local: null,
  last_name_local: null,
  personal_code: null,
  email: null,
  phone: null,
  passport_number: null,
  passport_issue_country: null,
  passport_issued_at: null,
  passport_expires_at: null,
  companions: [],
  note: null,
  custom: {},
});
