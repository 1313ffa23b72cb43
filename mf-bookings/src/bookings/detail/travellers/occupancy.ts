import type { Booking } from '@itinera/shared/contracts';
import { partyInWords } from '../../party';

/** What the travellers of a booking lack of its guests: `1 adult, 1 child`; empty if all are named. */
export function missingGuests({ adults, children, infants, travellers = [] }: Booking): string {
  const named = (type: string) => travellers.filter(({ pax_type }) => pax_type === type).length;
  return partyInWords({
    adults: adults - named('adult'),
    children: children - named('child'),
    infants: infants - named('infant'),
  });
}
