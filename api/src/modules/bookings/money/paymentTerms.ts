import type { PaymentTerms } from '@itinera/shared/bookings';
import type { Transaction } from '../../../db/database';
import { initialStaffSettings } from '../../settings/initialSettings';
import { staffSettingsTable as table } from '../../settings/settings.table';

/** The payment terms of customers from the settings. */
export async function paymentTerms(tx: Transaction): Promise<PaymentTerms> {
  const [terms = initialStaffSettings] = await tx
    .select({
      deposit_bp: table.deposit_bp,
      deposit_days: table.deposit_days,
      balance_days: table.balance_days,
    })
    .from(table);
  return terms;
}
