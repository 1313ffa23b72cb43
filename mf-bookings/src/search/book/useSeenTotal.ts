import { extrasOfTrip } from '@itinera/shared/bookings';
import type { bookings, CreateInput, FoundTrip } from '@itinera/shared/contracts';
import { ApiError } from '@itinera/shared/data';
import { formatMoney } from '@itinera/shared/format';
import { useState } from 'react';

type Values = CreateInput<typeof bookings>;

/**
 * The total that a person has seen of a trip. It is sent along, so that the server refuses another one; a refusal shows the new total,
 * which the next save accepts. Until the current price is loaded, it is the found total.
 */
export function useSeenTotal(trip: FoundTrip, currency: string) {
  const [agreed, setAgreed] = useState<number>();

  const toSend = (values: Values): Values => {
    const stay = values.hotels?.[0]?.sale_minor ?? trip.hotel_sale_minor;
    const seen = agreed ?? (stay === null ? undefined : stay + extrasOfTrip(trip));
    return { ...values, expected_total_minor: seen };
  };
  const onRefusal = (error: unknown, otherwise: (error: unknown) => never): never => {
    const total =
      error instanceof ApiError && error.code === 'conflict' ? error.params['total_minor'] : undefined;
    if (!(error instanceof ApiError) || typeof total !== 'number') return otherwise(error);
    setAgreed(total);
    const message = `The whole trip costs ${formatMoney(total, currency)} now. Save again to book it at that price.`;
    throw error.inWords(message);
  };
  return { toSend, onRefusal };
}
