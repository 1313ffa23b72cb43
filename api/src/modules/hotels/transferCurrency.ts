import { amountsOfSteps, isCurrency, keptAmount } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { initialStaffSettings } from '../settings/initialSettings';
import { staffSettingsTable } from '../settings/settings.table';
import type { hotelAirportsTable } from './hotelAirports.table';

type Link = typeof hotelAirportsTable.$inferSelect;
type Changes = Partial<typeof hotelAirportsTable.$inferInsert>;

/** Another currency requires another price and other charges: kept ones would silently become other amounts. */
function requireOwnAmounts(changes: Changes, before: Link, currency: string): void {
  const { transfer_currency: entered, transfer_price_minor } = before;
  if (entered === null || currency === entered || !isCurrency(entered)) return;
  const { transfer_price_minor: price = transfer_price_minor } = changes;
  const charge = keptAmount(before.cancellation_steps, changes.cancellation_steps);
  const kept = [
    ...(price && price === transfer_price_minor ? [['transfer_price_minor', price] as const] : []),
    ...(charge === undefined ? [] : [['cancellation_steps', charge] as const]),
  ];
  if (kept.length === 0) return;
  const advice = (minor: number) =>
    `This is still ${formatMoney(minor, entered)}. Enter it in ${currency}, or keep ${entered}.`;
  throw invalid(Object.fromEntries(kept.map(([field, minor]) => [field, advice(minor)])));
}

/** A transfer price, and amounts of the terms of its cancellation, keep the currency in which they were entered: that of sales, unless another one is given. */
export async function withTransferCurrency(
  tx: Transaction,
  changes: Changes,
  before: Link | undefined,
): Promise<Changes> {
  const {
    transfer_price_minor: price = null,
    transfer_currency: currency = null,
    cancellation_steps: steps,
  } = { ...before, ...changes };
  if (price === null && amountsOfSteps(steps).length === 0) return changes;
  if (currency === null) {
    const [settings = initialStaffSettings] = await tx
      .select({ sale_currency: staffSettingsTable.sale_currency })
      .from(staffSettingsTable);
    return { ...changes, transfer_currency: settings.sale_currency };
  }
  if (before) requireOwnAmounts(changes, before, currency);
  return changes;
}
