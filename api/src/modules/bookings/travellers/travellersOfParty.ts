import type { PersonOfBooking } from '@itinera/shared/contracts';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { invalid } from '../../../http/problem';
import { selectByIds } from '../../../rest/entries/embed';
import { operationsOf } from '../../../rest/write/operations';
import { travellerWrites } from '../../travellers/travellers.operations';
import { travellersTable } from '../../travellers/travellers.table';
import { problemsIn } from '../problemsIn';
import { lockTraveller } from './bookingsCount';

/** Locked in a common order, so that concurrent bookings don't deadlock. */
async function requireTravellers(tx: Transaction, party: readonly PersonOfBooking[]): Promise<void> {
  const wanted = [...new Set(party.flatMap(({ traveller_id }) => traveller_id ?? []))];
  for (const id of wanted.toSorted()) await lockTraveller(tx, id);
  const found = new Set((await selectByIds(tx, travellersTable, wanted)).map(({ id }) => id));
  const missing = party.findIndex(({ traveller_id }) => traveller_id && !found.has(traveller_id));
  if (missing >= 0)
    throw invalid({ [`party.${missing}.traveller_id`]: 'There is no such entry. Choose another one.' });
}

/** The travellers of a new booking, each once, with one lead. New people are created in the same transaction. */
export async function travellersOfParty(
  tx: Transaction,
  context: WriteContext,
  party: readonly PersonOfBooking[],
): Promise<{ traveller_id: string; is_lead: boolean }[]> {
  await requireTravellers(tx, party);
  const travellers = operationsOf(travellerWrites);
  const members = new Map<string, boolean>();
  for (const [index, { traveller_id, traveller, is_lead = false }] of party.entries()) {
    const made = traveller
      ? await travellers.create(tx, context, traveller).catch(problemsIn(`party.${index}.traveller`))
      : undefined;
    const id = made ? String(made.result['id']) : traveller_id;
    if (id) members.set(id, is_lead || members.get(id) === true);
  }
  const hasLead = [...members.values()].includes(true);
  return [...members].map(([traveller_id, is_lead], index) => ({
    traveller_id,
    is_lead: is_lead || (!hasLead && index === 0),
  }));
}
