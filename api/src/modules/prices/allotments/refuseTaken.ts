import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import { refuseInUse } from '../../../rest/entries/inUse';
import { allotmentsTable } from '../../allotments/allotments.table';
import type { AllotmentRow } from '../../allotments/lockAllotments';
import { onNight, takenNights } from './takenNights';

/** Refuses to delete an allotment that bookings have rooms of. Staff read which ones; partners don't see all of them. */
export async function refuseTaken(tx: Transaction, { id }: AllotmentRow): Promise<void> {
  await refuseInUse(tx, allotmentsTable, id);
  const [first] = await takenNights(tx, id);
  if (first)
    throw new Problem('in_use', `${onNight(first)} Deactivate the allotment: then no more of it are sold.`);
}
