import type { Findings } from './findings';
import type { Booking, Parts, Rows } from './rows';

type Night = Rows['nights'][number];

const roomStates: Record<Booking['status'], readonly (string | null)[]> = {
  draft: [null, 'held', 'released'],
  on_request: [null, 'held', 'released'],
  confirmed: [null, 'sold'],
  completed: [null, 'sold'],
  cancelled: [null, 'released'],
};

const keyOf = ({ allotment_id, day }: { allotment_id: string; day: string }): string =>
  `${allotment_id} ${day}`;

function groupBy<T>(list: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

const roomsIn = (nights: readonly Night[], status?: string): number =>
  nights.reduce((all, night) => all + (status === undefined || night.status === status ? night.rooms : 0), 0);

/** Checks that each stay has rooms in the state of its booking, and all of its rooms or none in each night. */
export function checkStayRooms(
  found: Findings,
  booking: Booking,
  parts: Parts,
  nightsOf: (stayId: string) => readonly Night[],
): void {
  const { ref, status } = booking;
  for (const { id, rooms, rooms_status, rooms_until, check_in, check_out } of parts.stays) {
    const isAllowed = roomStates[status].includes(rooms_status);
    found.holds('rooms follow the state of the booking', ref, isAllowed, [status, rooms_status]);
    found.holds(
      'only a hold of rooms has an end',
      ref,
      (rooms_until !== null) === (rooms_status === 'held'),
      [rooms_status, rooms_until],
    );
    const nights = nightsOf(id);
    const isTaken = rooms_status === 'held' || rooms_status === 'sold';
    found.same('a stay has nights of allotments, or none', ref, nights.length > 0, isTaken);
    for (const [day, of] of groupBy(nights, (night) => night.day)) {
      found.holds('rooms of the nights of a stay', ref, check_in <= day && day < check_out, day);
      found.same('all rooms of a stay in a night', ref, roomsIn(of, rooms_status ?? ''), rooms);
    }
  }
}

/** Checks that what is counted is what stays have, and that no night has more than its number: the proof lowers none. */
export function checkAllotments(found: Findings, { allotments, allotted, nights }: Rows): void {
  const taken = groupBy(nights, keyOf);
  const numbers = new Map(allotments.map(({ id, rooms }) => [id, rooms]));
  const counted = new Map(allotted.map((day) => [keyOf(day), day]));
  for (const key of new Set([...taken.keys(), ...counted.keys()])) {
    const of = taken.get(key) ?? [];
    const counts = counted.get(key);
    found.same(
      'counters of rooms equal the nights taken',
      key,
      [counts?.sold ?? 0, counts?.held ?? 0],
      [roomsIn(of, 'sold'), roomsIn(of, 'held')],
    );
    const number = counts?.rooms ?? numbers.get(of[0]?.allotment_id ?? '') ?? 0;
    found.holds('no night is oversold', key, roomsIn(of) <= number || of.length === 0, { number, of });
  }
}

/** The nights of each stay. */
export function nightsByStay({ nights }: Rows): (stayId: string) => readonly Night[] {
  const known = groupBy(nights, ({ booking_hotel_id }) => booking_hotel_id);
  return (stayId) => known.get(stayId) ?? [];
}
