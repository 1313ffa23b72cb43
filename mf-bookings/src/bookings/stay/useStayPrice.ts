import { quoteInput, type QuoteInput } from '@itinera/shared/contracts';
import { ApiError, NotSent } from '@itinera/shared/data';
import { useState } from 'react';
import { seenPrice, type SeenPrice } from './seenPrice';
import { useQuote } from './useQuote';

/** Form values that the price depends on. */
interface TypedStay {
  hotel_id?: unknown;
  room_type_id?: unknown;
  boarding_type_id?: unknown;
  check_in?: unknown;
  check_out?: unknown;
  adults?: unknown;
  child_ages?: unknown;
  rooms?: unknown;
  priced_by?: unknown;
}

/** Request values that the price depends on. */
interface SentStay {
  priced_by?: 'engine' | 'hand' | undefined;
  net_minor?: number | undefined;
  sale_minor?: number | undefined;
  override_reason?: string | null | undefined;
}

const isAmount = (value: unknown): value is number => typeof value === 'number';

function stayIn(
  typed: TypedStay,
  dmc_id: string | undefined,
  stay_id: string | undefined,
): QuoteInput | undefined {
  const { hotel_id, room_type_id, boarding_type_id, check_in, check_out, adults, child_ages, rooms } = typed;
  const guests = { adults, child_ages, rooms, ...(stay_id !== undefined && { stay_id }) };
  const stay = { hotel_id, dmc_id, room_type_id, boarding_type_id, check_in, check_out, ...guests };
  return quoteInput.safeParse(stay).data;
}

/**
 * Current price of an edited stay, and what a save sends of it: the amounts seen. If the price has changed since, the server refuses with
 * the new amounts, which the next save accepts. `stayId`: the stay that is edited, whose rooms count as left.
 */
export function useStayPrice(typed: TypedStay, partnerId: string | undefined, stayId?: string) {
  const stay = stayIn(typed, partnerId, stayId);
  const rooms = isAmount(typed.rooms) ? typed.rooms : 1;
  const asked = useQuote(stay);
  const [agreed, setAgreed] = useState<{ stay: string; net_minor: number; sale_minor: number }>();
  // A manual price requires no quote.
  const isBlocked =
    asked.quote?.blockers.some(({ code }) => typed.priced_by !== 'hand' || code !== 'no_rate') ?? false;
  const seen: SeenPrice | undefined = asked.quote && seenPrice(asked.quote, rooms);
  const identity = JSON.stringify(stay);

  const amounts = () => {
    const price = agreed?.stay === identity ? agreed : seen;
    return price && { net_minor: price.net_minor, sale_minor: price.sale_minor };
  };
  /** The request body of a stay; throws if a required reason is missing. `at` is its path in the form. */
  const toSend = <S extends SentStay>(sent: S, at = ''): S => {
    if (isBlocked && !sent.override_reason)
      throw new NotSent('Say why it is sold nevertheless.', {
        [`${at}override_reason`]: 'Say why it is sold nevertheless.',
      });
    if (sent.priced_by === 'hand') return sent;
    return { ...sent, net_minor: undefined, sale_minor: undefined, ...amounts() };
  };
  /** Keeps the new amounts of a refusal, then throws it again. */
  const onRefusal = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'conflict') {
      const { net_minor, sale_minor } = error.params as Record<string, unknown>;
      if (isAmount(net_minor) && isAmount(sale_minor)) setAgreed({ stay: identity, net_minor, sale_minor });
    }
    throw error;
  };
  return { stay, rooms, asked, isBlocked, toSend, onRefusal };
}
