import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { declineStayInput } from '@itinera/shared/contracts';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import type { Written } from '../../../rest/write/operations';
import type { StayRow } from '../bookingHotels.table';
import { answered, answerStay, lockToAnswer } from './answerStay';

/** A hotel that has confirmed a stay does not decline it: its number is removed first, which only staff can do. */
function requireUnconfirmed({ actor }: WriteContext, { confirmation_number }: StayRow): void {
  if (confirmation_number === null) return;
  const remedy =
    actor.kind === 'partner'
      ? 'Ask the agency to remove the confirmation number first.'
      : 'Remove the confirmation number first.';
  throw new Problem('rule', `This stay is confirmed as ${confirmation_number}. ${remedy}`, {
    params: { confirmation_number },
  });
}

/** Stores that the hotel has no room, and why; said again, only another reason changes anything. */
export async function declineStay(
  tx: Transaction,
  context: WriteContext,
  id: string,
  { reason }: z.output<typeof declineStayInput>,
): Promise<Written> {
  const stay = await lockToAnswer(tx, context, id, 'decline');
  requireUnconfirmed(context, stay);
  if (stay.declined_at !== null && stay.decline_reason === reason) return answered(context, stay);
  return answerStay(tx, context, stay, {
    declined_at: stay.declined_at ?? sql`now()`,
    decline_reason: reason,
  });
}
