import { quoteInput, type QuoteInput } from '@itinera/shared/contracts';
import { ApiError, NotSent } from '@itinera/shared/data';
import { useState } from 'react';
import { seenPrice, type SeenPrice } from './seenPrice';
import { useQuote } from './useQuote';

/** The parts of a stay that its price depends on, as a form holds them. */
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

/** What was sent to be saved, as far as its price is concerned. */
interface SentStay {
  priced_by?: 'engine' | 'hand' | undefined;
  net_minor?: number | undefined;
  sale_minor?: number | undefined;
  override_reason?: string | null | undefined;
}

const isAmount = (value: unknown): value is number => typeof value === 'number';

function stayIn(typed: TypedStay, dmc_id: string | undefined): QuoteInput | undefined {
  const { hotel_id, room_type_id, boarding_type_id, check_in, check_out, adults, child_ages } = typed;
  const stay = { hotel_id, dmc_id, room_type_id, boarding_type_id, check_in, check_out, adults, child_ages };
  return quoteInput.safeParse(stay).data;
}

/**
 * The price of a stay that is being typed, and what a save sends of it: the amounts that the person has seen. If prices say something
 * else by then, the server refuses with the new ones, which the next save agrees to.
 */
export function useStayPrice(typed: TypedStay, partnerId: string | undefined) {
  const stay = stayIn(typed, partnerId);
  const rooms = isAmount(typed.rooms) ? typed.rooms : 1;
  const asked = useQuote(stay);
  const [agreed, setAgreed] = useState<{ stay: string; net_minor: number; sale_minor: number }>();
  // Who enters the price by hand needs no other.
  const isBlocked =
    asked.quote?.blockers.some(({ code }) => typed.priced_by !== 'hand' || code !== 'no_rate') ?? false;
  const seen: SeenPrice | undefined = asked.quote && seenPrice(asked.quote, rooms);
  const identity = JSON.stringify([stay, rooms]);

  const amounts = () => {
    const price = agreed?.stay === identity ? agreed : seen;
    return price && { net_minor: price.net_minor, sale_minor: price.sale_minor };
  };
  /** The stay as it is sent; throws where its price asks for a reason that was not given. `at` is its path in the form. */
  const toSend = <S extends SentStay>(sent: S, at = ''): S => {
    if (isBlocked && !sent.override_reason)
      throw new NotSent('Say why it is sold nevertheless.', {
        [`${at}override_reason`]: 'Say why it is sold nevertheless.',
      });
    if (sent.priced_by === 'hand') return sent;
    return { ...sent, net_minor: undefined, sale_minor: undefined, ...amounts() };
  };
  /** Keeps the amounts with which the server has refused what was seen. */
  const onRefusal = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'conflict') {
      const { net_minor, sale_minor } = error.params as Record<string, unknown>;
      if (isAmount(net_minor) && isAmount(sale_minor)) setAgreed({ stay: identity, net_minor, sale_minor });
    }
    throw error;
  };
  return { stay, rooms, asked, isBlocked, toSend, onRefusal };
}
