import { soonDays } from '../../urgency';

/** A view of the list that most people need every day. */
export interface QuickView {
  label: string;
  filters: Record<string, string>;
}

const toConfirm: QuickView = { label: 'To confirm', filters: { status: 'on_request' } };
const departing: QuickView = {
  label: `Departing within ${soonDays} days`,
  filters: { status: 'on_request,confirmed', departs_within_days: `${soonDays}` },
};
const all: QuickView = { label: 'All', filters: {} };

export const staffViews: readonly QuickView[] = [
  toConfirm,
  departing,
  { label: 'Unpaid', filters: { status: 'confirmed,completed', payment_status: 'unpaid' } },
  { label: 'Documents missing', filters: { status: 'confirmed', documents_missing: 'true' } },
  all,
];

const onStopSale: QuickView = { label: 'On a stop sale', filters: { on_stop_sale: 'true' } };

export const partnerViews: readonly QuickView[] = [toConfirm, departing, onStopSale, all];
