import type { Trip } from './demoTrips';

/** Why hotels have no room for stays that are on request, by the key of the trip. */
const reasons: Readonly<Record<string, string>> = {
  'booking 275': 'Closed for renovation until Christmas',
  'booking 295': 'Fully booked in this period',
};

const oneDay = 86_400_000;

/** The answer of a hotel on the day after the request. */
export function demoDecline({ key, created }: Trip) {
  const decline_reason = reasons[key] ?? null;
  const declined_at = decline_reason && new Date(Date.parse(created) + oneDay).toISOString();
  return { declined_at, decline_reason, updated_at: declined_at ?? created };
}
