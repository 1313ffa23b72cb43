import type { BlockSeat } from '@itinera/shared/contracts';

/** Ids for tests of pure rules, which have no window. */
export const blockId = (number: number) => `019aa0c4-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const aBlock = (more: Partial<BlockSeat> = {}): BlockSeat => ({
  id: blockId(1),
  code: 'BT7010-2027-06-01',
  carrier_id: blockId(11),
  flight_number: 'BT 7010',
  direction: 'outbound',
  origin_airport_id: blockId(21),
  destination_airport_id: blockId(22),
  departure_date: '2027-06-01',
  departure_time: '06:25',
  arrival_time: '10:20',
  arrival_day_offset: 0,
  paired_block_id: null,
  block_type: 'soft',
  seats_total: 20,
  seats_sold: 12,
  seats_held: 3,
  seats_free: 5,
  release_date: '2027-05-18',
  adult_net_minor: 12_000,
  child_net_minor: 10_500,
  infant_net_minor: 0,
  currency: 'EUR',
  adult_sale_minor: null,
  child_sale_minor: null,
  infant_sale_minor: null,
  baggage_kg: 20,
  hand_kg: 5,
  status: 'open',
  note: null,
  created_at: '2026-09-01T08:00:00.000Z',
  updated_at: '2026-09-01T08:00:00.000Z',
  ...more,
});
