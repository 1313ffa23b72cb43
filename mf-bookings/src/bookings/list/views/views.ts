import { addDays } from '@itinera/shared/contracts';
import { soonDays } from '../../urgency';

/** A view of the list that most people need every day. */
export interface QuickView {
  label: string;
  filters: Record<string, string>;
}

const soon = (today: string) => ({ departure_from: today, departure_to: addDays(today, soonDays) });

const toConfirm: QuickView = { label: 'To confirm', filters: { status: 'on_request' } };
const departing = (today: string): QuickView => ({
  label: `Departing within ${soonDays} days`,
  filters: { status: 'on_request,confirmed', ...soon(today) },
});
const all: QuickView = { label: 'All', filters: {} };

export const staffViews = (today: string): QuickView[] => [
  toConfirm,
  departing(today),
  { label: 'Unpaid', filters: { status: 'confirmed,completed', payment_status: 'unpaid' } },
  { label: 'Documents missing', filters: { status: 'confirmed', documents_missing: 'true' } },
  all,
];

const onStopSale: QuickView = { label: 'On a stop sale', filters: { on_stop_sale: 'true' } };

export const partnerViews = (today: string): QuickView[] => [toConfirm, departing(today), onStopSale, all];
