import { and, eq } from 'drizzle-orm';
import type { PriceBook } from '@itinera/shared/pricing';
import type { Actor } from '../../../db/actor';
import type { Transaction } from '../../../db/database';
import { invalid } from '../../../http/problem';
import { hotelDmcsTable } from '../../hotels/hotelDmcs.table';
import { readPriceBook } from '../../prices/readPriceBook';

/** The price books of a partner by hotel, each read once. */
export type Books = (hotelId: string) => Promise<PriceBook>;

/** Refuses hotels that the partner does not offer: it would see them in its booking only. */
export function priceBooks(tx: Transaction, actor: Actor, dmc_id: string): Books {
  const read = new Map<string, PriceBook>();
  return async (hotel_id) => {
    const known = read.get(hotel_id);
    if (known) return known;
    const [link] = await tx
      .select({ id: hotelDmcsTable.id })
      .from(hotelDmcsTable)
      .where(
        and(
          eq(hotelDmcsTable.hotel_id, hotel_id),
          eq(hotelDmcsTable.dmc_id, dmc_id),
          hotelDmcsTable.is_active,
        ),
      );
    if (!link)
      throw invalid({ hotel_id: 'The partner does not offer this hotel. Choose one that it offers.' });
    const book = await readPriceBook(tx, actor, { hotel_id, dmc_id });
    read.set(hotel_id, book);
    return book;
  };
}
