import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import { hotelDmcsTable as links } from '../hotels/hotelDmcs.table';
import { chargesAmount } from './charges';
import { amountsOfLinks } from './convertLink/linkAmounts';
import { priceListsTable as lists } from './priceLists.table';
import type { Owner } from './priceOwner';

async function currencyOf(tx: Transaction, { hotel_id, dmc_id }: Owner): Promise<string | undefined> {
  const [link] = await tx
    .select({ currency: links.currency })
    .from(links)
    .where(and(eq(links.hotel_id, hotel_id), eq(links.dmc_id, dmc_id)));
  return link?.currency;
}

/**
 * Refuses amounts that were read or typed in another currency than the link has by now: by an open form, a draft or an Undo of before a
 * conversion. Call it under the lock of the prices.
 */
export async function refuseOtherCurrency(
  tx: Transaction,
  owner: Owner,
  entered: string | undefined,
): Promise<void> {
  if (entered === undefined) return;
  const currency = await currencyOf(tx, owner);
  if (currency === undefined || currency === entered) return;
  throw new Problem(
    'conflict',
    `The prices of this partner are in ${currency} now, and these amounts are in ${entered}. Reload the page, and enter them in ${currency}.`,
    { params: { currency } },
  );
}

const amountColumns = new Set(Object.values(amountsOfLinks).flatMap(({ columns }) => columns));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an entry of the log, or what was deleted along with it, has an amount. */
const hasAmount = (entry: object): boolean =>
  chargesAmount(entry) ||
  Object.entries(entry).some(([field, value]: [string, unknown]) =>
    isObject(value) ? hasAmount(value) : amountColumns.has(field) && typeof value === 'number' && value !== 0,
  );

/** Refuses to restore amounts that were deleted before the prices got another currency: they are amounts of the one before. */
export async function refuseRemovedBefore(
  tx: Transaction,
  owner: Owner,
  entry: object,
  removedAt: string,
): Promise<void> {
  if (!hasAmount(entry)) return;
  const [list] = await tx
    .select({ since: lists.currency_since })
    .from(lists)
    .where(and(eq(lists.hotel_id, owner.hotel_id), eq(lists.dmc_id, owner.dmc_id)));
  if (!list?.since || list.since < removedAt) return;
  const currency = await currencyOf(tx, owner);
  throw new Problem(
    'rule',
    `The prices of this partner have had another currency since: this was deleted before. Add it again${currency === undefined ? '' : ` in ${currency}`}.`,
  );
}
