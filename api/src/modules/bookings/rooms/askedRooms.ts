import type { InferInsertModel } from 'drizzle-orm';
import { addDays } from '@itinera/shared/contracts';
import type { AskedNights } from '../../allotments/readStock';
import type { bookingHotelsTable, StayRow } from '../bookingHotels.table';

type Changes = Partial<InferInsertModel<typeof bookingHotelsTable>>;

/** What the rooms of a stay depend on. */
const fields = ['hotel_id', 'room_type_id', 'check_in', 'check_out', 'rooms'] as const;

/** Whether a hold has ended, also if the job has not released its rooms yet. */
export const hasEnded = ({ rooms_status, rooms_until }: StayRow): boolean =>
  rooms_status === 'released' ||
  (rooms_status === 'held' && rooms_until !== null && new Date(rooms_until) <= new Date());

/** Whether a write names the number of rooms alone; forms send all fields of a stay, also for a note. */
const isForRoomsAlone = ({ rooms, override_reason: _, ...others }: Changes): boolean =>
  rooms !== undefined && Object.values(others).every((value) => value === undefined);

/** Whether a write takes rooms: of a new stay, of one that needs others, or again after a hold, by naming their number. */
export const asksForRooms = (changes: Changes, before: StayRow | undefined): boolean =>
  !before ||
  fields.some((field) => changes[field] !== undefined && changes[field] !== before[field]) ||
  (isForRoomsAlone(changes) && hasEnded(before));

/** The nights of a stay, whose own rooms count as left. */
export const nightsAsked = (
  { check_in, check_out }: { check_in: string; check_out: string },
  stay_id?: string,
): AskedNights => ({ first: check_in, last: addDays(check_out, -1), stay_id });
