import { newTraveller, type Booking, type CreateInput, type travellers } from '@itinera/shared/contracts';
import { isSameName } from '../../../../travellers/same/whyAlike';
import { traveller as kind } from '../../../../travellers/form/traveller';
import type { PastedLine, PastedPerson } from './readPeople';

/** A pasted person as it can be added to the list of travellers. */
export type Addable = Pick<
  CreateInput<typeof travellers>,
  'first_name' | 'last_name' | 'sex' | 'birthday' | 'nationality'
> &
  PastedPerson;

export interface Verdict extends PastedLine {
  /** Undefined if something is missing, or if the person is in the booking. */
  addable?: Addable;
  /** Why the person is not added. */
  problem?: string;
}

const labelOf = (field: string): string => {
  const fields: Readonly<Record<string, { label: string } | undefined>> = kind.fields;
  return (fields[field]?.label ?? field).toLowerCase();
};

const isIn = (party: Booking['travellers'], { first_name, last_name, birthday }: Addable): boolean =>
  (party ?? []).some(
    ({ traveller }) =>
      traveller?.birthday === birthday &&
      isSameName(traveller?.first_name, first_name) &&
      isSameName(traveller?.last_name, last_name),
  );

/** Whether the person of a line can be added, with the nationality of all whose line names none. */
export function verdictOf(line: PastedLine, nationality: string | null, booking: Booking): Verdict {
  const values = { ...(nationality !== null && { nationality }), ...line.person };
  const { personal_code: _code, ...checked } = values;
  const read = newTraveller.safeParse(checked);
  if (!read.success) {
    const missing = read.error.issues.filter(({ path }) => !(String(path[0]) in checked));
    const wrong = read.error.issues.find(({ path }) => String(path[0]) in checked);
    const problem =
      missing.length > 0
        ? `Missing: ${missing.map(({ path }) => labelOf(String(path[0]))).join(', ')}`
        : (wrong?.message ?? 'Not readable');
    return { ...line, problem };
  }
  const addable = values as Addable;
  return isIn(booking.travellers, addable)
    ? { ...line, problem: 'Is in this booking' }
    : { ...line, addable };
}
