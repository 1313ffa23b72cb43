import { callsOf } from '../../testing/calls';
import { handMadeBooking } from '../../testing/handMadeBooking';
import type { TestServer } from '../../testing/testServer';

/** How bookings of a partner reach the states in which it sees them, and those in which it does not. */
const ways = {
  draft: [],
  requested: ['on_request'],
  cancelledAsDraft: ['cancelled'],
  cancelledOnRequest: ['on_request', 'cancelled'],
  draftAgain: ['on_request', 'cancelled', 'draft'],
  cancelledAsDraftAgain: ['on_request', 'cancelled', 'draft', 'cancelled'],
} as const;

export type WayOfBooking = keyof typeof ways;
const wayNames = Object.keys(ways) as WayOfBooking[];

/** One booking for each way, with a stay and a traveller. */
export async function fillStates(server: TestServer): Promise<Record<WayOfBooking, string>> {
  const admin = await callsOf(server, 'admin');
  const [traveller] = await admin.list('/api/travellers?per_page=1&page=1');
  const made: [WayOfBooking, string][] = [];
  for (const way of wayNames) {
    const { id } = await handMadeBooking(admin, { sale_minor: 100_000, net_minor: 80_000 });
    await admin.make('/api/booking-travellers', {
      booking_id: id,
      traveller_id: traveller?.id,
      is_lead: true,
    });
    for (const status of ways[way]) {
      const answer = await admin.post(`/api/bookings/${id}/status`, { status, reason: 'Of the proof' });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
    made.push([way, id]);
  }
  return Object.fromEntries(made) as Record<WayOfBooking, string>;
}
