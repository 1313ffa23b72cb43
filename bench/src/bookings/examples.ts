import type { Client } from 'pg';

/** Entries that exist, so that filters and searches have something to find. */
export interface Examples {
  booking: Record<
    | 'id'
    | 'ref'
    | 'dmc_id'
    | 'hotel_id'
    | 'country_id'
    | 'manager_id'
    | 'room_type_id'
    | 'boarding_type_id'
    | 'tag',
    string
  >;
  customer: string;
  traveller: Record<
    'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'passport_number' | 'nationality',
    string
  >;
  /** A booking of the demo partner. */
  ofPartner: string;
}

const bookings = `
  SELECT id, ref, dmc_id, hotel_id, country_id, manager_id, room_type_id, boarding_type_id, tags[1] AS tag, customer_name
    FROM bookings
   WHERE hotel_id IS NOT NULL AND country_id IS NOT NULL AND manager_id IS NOT NULL AND cardinality(tags) > 0
   ORDER BY created OFFSET 200 LIMIT 1`;
const travellers = `
  SELECT id, first_name, last_name, email, phone, passport_number, nationality FROM travellers
   WHERE email IS NOT NULL AND phone IS NOT NULL AND passport_number IS NOT NULL
   ORDER BY bookings_count DESC, id LIMIT 1`;
const ofPartner = `
  SELECT bookings.id FROM bookings JOIN users ON users.id = dmc_id
   WHERE users.email = 'partner@itinera.example' ORDER BY created LIMIT 1`;

export async function findExamples(client: Client): Promise<Examples> {
  const one = async (text: string) => {
    const { rows } = await client.query<Record<string, string>>(text);
    if (!rows[0]) throw new Error('The data has nothing to ask for.');
    return rows[0];
  };
  const [booking, traveller, own] = [await one(bookings), await one(travellers), await one(ofPartner)];
  // Each row has the columns that were selected.
  return {
    booking: booking as Examples['booking'],
    customer: booking['customer_name']?.split(' ')[1] ?? '',
    traveller: traveller as Examples['traveller'],
    ofPartner: own['id'] ?? '',
  };
}
