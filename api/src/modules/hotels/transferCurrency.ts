import { isCurrency } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { initialStaffSettings } from '../settings/initialSettings';
import { staffSettingsTable } from '../settings/settings.table';
import type { hotelAirportsTable } from './hotelAirports.table';

type Link = typeof hotelAirportsTable.$inferSelect;
type Changes = Partial<typeof hotelAirportsTable.$inferInsert>;

/** A transfer price keeps the currency in which it was entered: that of sales, unless another one is given. */
export async function withTransferCurrency(
  tx: Transaction,
  changes: Changes,
  before: Link | undefined,
): Promise<Changes> {
  const { transfer_price_minor: price = null, transfer_currency: currency = null } = {
    ...before,
    ...changes,
  };
  if (price === null) return changes;
  if (currency === null) {
    const [settings = initialStaffSettings] = await tx
      .select({ sale_currency: staffSettingsTable.sale_currency })
      .from(staffSettingsTable);
    return { ...changes, transfer_currency: settings.sale_currency };
  }
  const entered = before?.transfer_currency ?? currency;
  // Another currency requires another price: a kept one would silently become another amount.
  if (
    before &&
    price !== 0 &&
    price === before.transfer_price_minor &&
    currency !== entered &&
    isCurrency(entered)
  )
    throw invalid({
      transfer_price_minor: `This is still ${formatMoney(price, entered)}. Enter it in ${currency}, or keep ${entered}.`,
    });
  return changes;
}
