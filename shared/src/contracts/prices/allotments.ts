import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from '../collection';
import { nightsBetween } from '../days';
import { daysInOrderProblems } from '../daysInOrder';
import { answer } from '../envelope';
import { day, flag, id, integer, oneOf, optionalId, queryFlag, text, timestamp } from '../fields';
import { tagged, withTags } from '../shown';

/**
 * `guaranteed`: paid in any case. `soft`: unsold rooms are given back `release_days` before their night. `on_request`: the hotel answers
 * each request. `free_sale`: sold without a count. Only the first two have a number of rooms.
 */
export const allotmentKinds = ['guaranteed', 'soft', 'on_request', 'free_sale'] as const;
export type AllotmentKind = (typeof allotmentKinds)[number];

export const isCounted = (kind: AllotmentKind): boolean => kind === 'guaranteed' || kind === 'soft';

/** Rooms of one allotment and night. */
export const mostRooms = 999;
/** Three years: contracts are made for one or two seasons. */
export const mostAllotmentNights = 1100;

const rooms = integer(0, mostRooms);

const fields = {
  hotel_id: id,
  /** Empty means all types of the hotel, which then share the rooms. */
  room_type_ids: z.array(id).check(z.maxLength(50, { error: 'Choose at most 50.' })),
  kind: oneOf(allotmentKinds),
  /** Nights, both included. */
  start_date: day,
  end_date: day,
  /** Per night, unless a night has a number of its own. */
  rooms,
  release_days: integer(0, 365),
  /** Once no room is left, or the rooms are given back: nothing is sold, or the hotel is asked. */
  when_sold_out: oneOf(['stop', 'on_request']),
  is_active: flag,
};

interface Kinded {
  kind?: AllotmentKind | undefined;
  rooms?: number | undefined;
  release_days?: number | undefined;
}

function kindProblems({ kind, rooms: of = 0, release_days = 0 }: Kinded): FieldProblems {
  if (kind === undefined || kind === 'soft') return {};
  const problems: FieldProblems = {};
  if (release_days > 0)
    problems['release_days'] = 'Only soft rooms are given back. Enter 0, or choose a soft allotment.';
  if (!isCounted(kind) && of > 0)
    problems['rooms'] = 'Only guaranteed and soft rooms are counted. Enter 0, or choose one of these.';
  return problems;
}

function lengthProblems({
  start_date,
  end_date,
}: {
  start_date?: string | undefined;
  end_date?: string | undefined;
}): FieldProblems {
  const nights = nightsBetween(start_date ?? '', end_date ?? '');
  return nights >= mostAllotmentNights ? { end_date: `Enter at most ${mostAllotmentNights} nights.` } : {};
}

/**
 * Rooms of a hotel that a partner may sell, by night. Without a partner all partners share them, and can only read them. Nights without
 * any allotment are sold without a count.
 */
export const allotments = collection({
  path: '/api/allotments',
  entity: {
    id,
    ...fields,
    dmc_id: z.nullable(id),
    name: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: { ...fields, dmc_id: optionalId, name: text(120, 1) },
  create: ['hotel_id', 'name', 'start_date', 'end_date'],
  defaults: {
    room_type_ids: [],
    kind: 'soft',
    rooms: 0,
    release_days: 0,
    when_sold_out: 'stop',
    is_active: true,
  },
  filters: {
    ...withTags,
    hotel_id: z.optional(id),
    /** Includes those for all partners. */
    dmc_id: z.optional(id),
    is_active: z.optional(queryFlag),
  },
  sorts: ['name', 'start_date', 'end_date'],
  reference: true,
  partOf: '/api/hotels',
  problemsIn: (allotment) => ({
    ...daysInOrderProblems(allotment, 'start_date', 'end_date'),
    ...lengthProblems(allotment),
    ...kindProblems(allotment),
  }),
});
export type Allotment = Entity<typeof allotments>;

/** Nights of a hotel and a partner, at most `mostAllotmentNights`. */
export const allotmentDaysQuery = z.strictObject({
  hotel_id: id,
  dmc_id: id,
  from: day,
  to: day,
});

/** A night of an allotment that has a number of its own, or rooms that bookings have. Other nights are as the allotment says. */
const allotmentDay = z.object({
  allotment_id: id,
  day,
  /** Null: as many as the allotment says. */
  rooms: z.nullable(z.number()),
  /** Of confirmed bookings. */
  sold: z.number(),
  /** Of drafts and requests. */
  held: z.number(),
});
export type AllotmentDay = z.infer<typeof allotmentDay>;
export const allotmentDaysAnswer = answer(z.array(allotmentDay));

/** Null: as many as the allotment says. */
const ownRooms = z.nullable(rooms);

const dayChange = z.strictObject({
  allotment_id: id,
  day,
  rooms: ownRooms,
  /** The number that the person saw before changing it: if another user has saved one since, the verdict is `conflict`. */
  was: ownRooms,
});
export type AllotmentDayChange = z.infer<typeof dayChange>;

/** Highest number of nights per call: a month of 60 rooms. */
export const mostAllotmentDays = 2000;

/** Nights of one hotel in one transaction. Invalid ones are skipped with a reason, all others are saved. */
export const saveAllotmentDaysInput = z.strictObject({
  hotel_id: id,
  days: z
    .array(dayChange, { error: 'Send a list of nights.' })
    .check(
      z.minLength(1, { error: 'Send at least one night.' }),
      z.maxLength(mostAllotmentDays, { error: `Send at most ${mostAllotmentDays} nights at once.` }),
    ),
});
export type SaveAllotmentDaysInput = z.infer<typeof saveAllotmentDaysInput>;

const dayVerdict = z.object({
  /**
   * `unchanged`: it had that number already. `conflict`: another user has changed it since, to `current`. `refused`: `message` has the
   * reason, such as fewer rooms than are sold.
   */
  status: z.enum(['saved', 'unchanged', 'conflict', 'refused']),
  current: z.optional(ownRooms),
  message: z.optional(z.string()),
});
export type AllotmentDayVerdict = z.infer<typeof dayVerdict>;

/** One verdict per night, in the same order. */
export const saveAllotmentDaysAnswer = answer(z.array(dayVerdict));
