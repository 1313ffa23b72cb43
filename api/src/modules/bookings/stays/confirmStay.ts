import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { confirmStayInput } from '@itinera/shared/contracts';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import type { Written } from '../../../rest/write/operations';
import { answerStay, lockToAnswer, notDeclined } from './answerStay';

/** Stores the confirmation number of a hotel, entered by the partner or by staff. */
export async function confirmStay(
  tx: Transaction,
  context: WriteContext,
  id: string,
  { confirmation_number }: z.output<typeof confirmStayInput>,
): Promise<Written> {
  const stay = await lockToAnswer(tx, context, id, 'confirm');
  return answerStay(tx, context, stay, { confirmation_number, confirmed_at: sql`now()`, ...notDeclined });
}
