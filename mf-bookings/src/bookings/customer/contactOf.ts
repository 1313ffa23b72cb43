import { travellers } from '@itinera/shared/contracts';
import { client } from '@itinera/shared/data';
import { fullName } from './fullName';

/** Contact data of a traveller who becomes the customer of a booking. */
export async function contactOf(id: string) {
  const traveller = await client(travellers).get(id);
  const { email, phone, nationality } = traveller;
  return { name: fullName(traveller), email, phone, country_id: nationality };
}
