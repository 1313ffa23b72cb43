import { isCounted, type AllotmentKind, type StockOfStay } from '@itinera/shared/contracts';
import type { BookAllotment, Stock } from '../book';
import { isWithin, nightsOf } from '../days';
import { byId, indexed } from '../indexed';
import type { Stay } from '../stay';
import { leftOn } from './leftOn';

/** Paid rooms are sold first, then those that can be given back. */
const order: AllotmentKind[] = ['guaranteed', 'soft', 'free_sale', 'on_request'];

/**
 * What allotments say of a night. `not_counted`: none is for it, or one sells freely. `left` is null where rooms are not counted. `from`:
 * how many rooms of which allotment the stay takes; empty unless it is available from counted ones.
 */
export interface StockNight {
  day: string;
  verdict: 'not_counted' | 'available' | 'on_request' | 'sold_out';
  left: number | null;
  from: { allotment_id: string; rooms: number }[];
}

const countsOn = indexed(({ day }: BookAllotment['days'][number]) => day);

/** What the stock depends on: the party does not matter. */
export type AskedRooms = Pick<Stay, 'room_type_id' | 'check_in' | 'check_out' | 'rooms'>;

const isFor = ({ is_active, room_type_ids }: BookAllotment, { room_type_id }: AskedRooms): boolean =>
  is_active && (room_type_ids.length === 0 || room_type_ids.includes(room_type_id));

/** Those of the partner before common ones, those of the fewest room types first: what is for nothing else is used up first. */
const inOrder = (one: BookAllotment, other: BookAllotment): number =>
  order.indexOf(one.kind) - order.indexOf(other.kind) ||
  Number(one.dmc_id === null) - Number(other.dmc_id === null) ||
  widthOf(one) - widthOf(other) ||
  byId(one, other);

const widthOf = ({ room_type_ids }: BookAllotment): number =>
  room_type_ids.length === 0 ? Number.POSITIVE_INFINITY : room_type_ids.length;

/** Takes rooms of allotments in their order until there are enough. */
function taken(lefts: readonly { id: string; left: number }[], rooms: number): StockNight['from'] {
  let missing = rooms;
  const from: StockNight['from'] = [];
  for (const { id, left } of lefts) {
    const of = Math.min(left, missing);
    if (of > 0) from.push({ allotment_id: id, rooms: of });
    missing -= of;
  }
  return from;
}

/** Rooms left of a counted allotment. Of a night that is over it does not matter that some were given back: a stay that is entered afterwards had one. */
function leftFor(allotment: BookAllotment, day: string, today: string): number {
  const counts = countsOn(allotment.days, day).at(0);
  const left =
    day < today
      ? leftOn({ ...allotment, release_days: 0 }, counts, day, day)
      : leftOn(allotment, counts, day, today);
  return left ?? 0;
}

function onNight(
  allotments: readonly BookAllotment[],
  day: string,
  rooms: number,
  today: string,
): StockNight {
  const of = allotments.filter(({ start_date, end_date }) => isWithin(day, start_date, end_date));
  const counted = of.filter(({ kind }) => isCounted(kind));
  const lefts = counted.map((allotment) => ({
    id: allotment.id,
    left: leftFor(allotment, day, today),
  }));
  const left = lefts.reduce((sum, one) => sum + one.left, 0);
  if (counted.length > 0 && left >= rooms)
    return { day, verdict: 'available', left, from: taken(lefts, rooms) };
  if (of.length === 0 || of.some(({ kind }) => kind === 'free_sale'))
    return { day, verdict: 'not_counted', left: null, from: [] };
  const isAsked = of.some(
    ({ kind, when_sold_out }) => kind === 'on_request' || when_sold_out === 'on_request',
  );
  return {
    day,
    verdict: isAsked ? 'on_request' : 'sold_out',
    left: counted.length > 0 ? left : null,
    from: [],
  };
}

/** What a stock says of a room type: its allotments in their order, and the nights that were asked. */
interface OfRoomType {
  own: readonly BookAllotment[];
  nights: Map<string, StockNight>;
}

/** A search prices thousands of stays of the same nights. A stock is never mutated, so what it says of a night stays. */
const known = new WeakMap<Stock, Map<string, OfRoomType>>();

function ofRoomType(stock: Stock, stay: AskedRooms): OfRoomType {
  const ofStock = known.get(stock) ?? new Map<string, OfRoomType>();
  known.set(stock, ofStock);
  const before = ofStock.get(stay.room_type_id);
  if (before) return before;
  const own = stock.allotments.filter((allotment) => isFor(allotment, stay)).toSorted(inOrder);
  const first = { own, nights: new Map<string, StockNight>() };
  ofStock.set(stay.room_type_id, first);
  return first;
}

/** What the allotments of a hotel and a partner say of each night of a stay, for as many rooms as it has. */
export function stockNights(stock: Stock, stay: AskedRooms): StockNight[] {
  const { own, nights } = ofRoomType(stock, stay);
  const rooms = stay.rooms ?? 1;
  return nightsOf(stay.check_in, stay.check_out).map((day) => {
    const key = `${day} ${rooms}`;
    const night = nights.get(key) ?? onNight(own, day, rooms, stock.today);
    nights.set(key, night);
    return night;
  });
}

/** The fewest rooms left in some nights, and those on request. */
export function stockIn(nights: readonly StockNight[]): StockOfStay {
  const lefts = nights.flatMap(({ left }) => left ?? []);
  return {
    left: lefts.length > 0 ? Math.min(...lefts) : null,
    on_request: nights.filter(({ verdict }) => verdict === 'on_request').map(({ day }) => day),
  };
}

/** The fewest rooms left in a night of a stay, and its nights on request. */
export const stockOf = (stock: Stock, stay: AskedRooms): StockOfStay => stockIn(stockNights(stock, stay));
