import { soonDays } from '../../urgency';

/** A predefined view of the list, for daily work. */
export interface QuickView {
  label: string;
  filters: Record<string, string>;
}

const answered: QuickView = {
  label: 'To confirm',
  filters: { status: 'on_request', stays_confirmed: 'true' },
};
const waiting = { status: 'on_request', stays_confirmed: 'false', stays_declined: 'false' };
const awaited: QuickView = { label: 'Waiting for partners', filters: waiting };
const asked: QuickView = { label: 'To confirm', filters: waiting };
const declined: QuickView = {
  label: 'Declined',
  filters: { status: 'on_request', stays_declined: 'true' },
};
const departing: QuickView = {
  label: `Departing within ${soonDays} days`,
  filters: { status: 'on_request,confirmed', departs_within_days: `${soonDays}` },
};
const freeEnding: QuickView = {
  label: 'Free cancellation ends soon',
  filters: { free_ends_within_days: `${soonDays}` },
};
const all: QuickView = { label: 'All', filters: {} };

export const staffViews: readonly QuickView[] = [
  answered,
  declined,
  awaited,
  departing,
  freeEnding,
  { label: 'Unpaid', filters: { status: 'confirmed,completed', payment_status: 'unpaid' } },
  { label: 'Documents missing', filters: { status: 'confirmed', documents_missing: 'true' } },
  all,
];

const onStopSale: QuickView = { label: 'On a stop sale', filters: { on_stop_sale: 'true' } };

export const partnerViews: readonly QuickView[] = [asked, departing, onStopSale, all];
