import type * as z from 'zod/mini';
import type { recalculateInput, Recalculation } from '@itinera/shared/contracts';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import type { Written } from '../../../rest/write/operations';
import { lowerDiscount } from '../lowerDiscount';
import { summarise } from '../summarise';
import { lockGeneral, recordGeneral, writtenBooking } from './lockGeneral';
import { applyPrices, repricedStays } from './priceAgain';

/** Compares the prices of the stays with the current ones; with `apply` writes these. */
export async function recalculate(
  tx: Transaction,
  context: WriteContext,
  id: string,
  {
    apply = false,
    lower_discount = false,
    expected_total_minor,
    override_reason,
  }: z.output<typeof recalculateInput>,
): Promise<Written<unknown>> {
  const booking = await lockGeneral(tx, context, id);
  const repriced = await repricedStays(tx, context, booking);
  const changes = repriced.map(({ before, after }) => after && after.sale_minor - before.sale_minor);
  const total_after_minor = changes.reduce<number | null>(
    (total, change) => (total === null || change === null ? null : total + change),
    booking.total_minor,
  );
  const result: Recalculation = {
    stays: repriced.map(({ stay, quote, before, after }) => ({
      booking_hotel_id: stay.id,
      before,
      after,
      quote,
    })),
    total_before_minor: booking.total_minor,
    total_after_minor,
  };
  if (!apply) return { ...writtenBooking(context, booking), result };
  const asked =
    lower_discount && total_after_minor !== null ? Math.max(0, total_after_minor) : total_after_minor;
  if (expected_total_minor !== undefined && expected_total_minor !== asked)
    throw new Problem(
      'conflict',
      'The prices have changed in the meantime. Review the new ones and apply them again.',
      {
        params: { total_after_minor: asked },
      },
    );
  await applyPrices(tx, context, booking, repriced, override_reason);
  if (lower_discount) await lowerDiscount(tx, context, id);
  const after = await summarise(tx, booking);
  await recordGeneral(tx, context, booking, after);
  return { ...writtenBooking(context, after), result };
}
