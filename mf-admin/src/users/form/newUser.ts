import { plural } from '@itinera/shared/format';
import {
  hotelDmcs,
  hotels,
  users,
  type HotelDmc,
  type NewUserInput,
  type User,
} from '@itinera/shared/contracts';
import { client, readAgain } from '@itinera/shared/data';
import { createEntry } from '@itinera/shared/forms';

/** Plan of saves: adds the user, which sends the invitation, then links the hotels of a partner. */
export function createUser({ hotel_ids, ...values }: NewUserInput) {
  const wanted = values.role === 'dmc' ? hotel_ids : [];
  const invited = createEntry(users, 'user', values);
  if (wanted.length === 0) return invited;
  return invited.step('links', {
    label: wanted.length === 1 ? 'Add the hotel' : `Add ${plural(wanted.length, 'hotel')}`,
    run: ({ made }, key) => linkHotels(made, wanted, key),
  });
}

/** Links hotels one by one, each with its own idempotency key: a retry does not add a link twice. */
async function linkHotels(
  { id, currency }: User,
  hotelIds: readonly string[],
  key: string,
): Promise<HotelDmc[]> {
  const links: HotelDmc[] = [];
  for (const hotel_id of hotelIds)
    links.push(await client(hotelDmcs).create({ hotel_id, dmc_id: id, currency }, `${key}-${hotel_id}`));
  await Promise.all([readAgain(hotelDmcs), readAgain(hotels)]);
  return links;
}
