import type { GraphPrice, Hotel, PricePeriod } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { partyOf } from './party';
import type { PriceData } from './usePriceData';

/** A row of the grid with its names. */
export interface PriceRow {
  id: string;
  graph: GraphPrice;
  room: string;
  boarding: string;
  /** Such as `2+1`. */
  party: string;
  /** Such as `2–11`, for each child whose age band matters. */
  bands: readonly string[];
  /** Name in messages, such as `Double · 2+1, Half board`. */
  name: string;
}

/** Rows of one boarding. */
export interface PriceSection {
  id: string;
  name: string;
  rows: readonly PriceRow[];
}

/** A period as a column. */
export interface PriceColumn {
  id: string;
  period: PricePeriod;
  /** Such as `High 2027`, and `2026/27` across the turn of a year, because the days are shown without one. */
  title: string;
  /** Such as `01.05–31.05`. */
  days: string;
  /** Such as `min 3 · max 14 · release 7`; empty without restrictions. */
  limits: string;
  /** Name in messages, such as `01.05.2027–31.05.2027`. */
  name: string;
}

/** The row with its names. */
export function namedRow(hotel: Hotel, graph: GraphPrice): PriceRow {
  const room = hotel.room_type?.find(({ room_type_id }) => room_type_id === graph.room_type_id)?.name ?? '—';
  const boarding =
    hotel.boarding_type?.find(({ boarding_type_id }) => boarding_type_id === graph.boarding_type_id)?.name ??
    '—';
  const party = partyOf(graph);
  const bands = (graph.child_bands ?? []).map((band) => {
    const limits = hotel.child_age_limits?.[band - 1];
    return limits ? `${limits.from_age}–${limits.to_age}` : `band ${band}`;
  });
  const children = bands.length ? ` (${bands.join(', ')})` : '';
  return {
    id: graph.id,
    graph,
    room,
    boarding,
    party,
    bands,
    name: `${room} · ${party}${children}, ${boarding}`,
  };
}

/** Groups rows by boarding; sorted by the order of boardings, rooms, and rows. */
export function priceSections(hotel: Hotel, { rows, rooms, boardings }: PriceData): PriceSection[] {
  const roomPlaces = placesIn(rooms);
  const boardingPlaces = placesIn(boardings);
  const sections = new Map<string, PriceRow[]>();
  const sorted = rows.toSorted(
    (one, other) =>
      boardingPlaces(one.boarding_type_id) - boardingPlaces(other.boarding_type_id) ||
      roomPlaces(one.room_type_id) - roomPlaces(other.room_type_id) ||
      one.order - other.order ||
      one.adult - other.adult ||
      one.children - other.children ||
      (one.id < other.id ? -1 : 1),
  );
  for (const graph of sorted) {
    const row = namedRow(hotel, graph);
    const section = sections.get(graph.boarding_type_id);
    if (section) section.push(row);
    else sections.set(graph.boarding_type_id, [row]);
  }
  return [...sections].map(([id, own]) => ({ id, name: own[0]?.boarding ?? '—', rows: own }));
}

/** Place of each entry in the order of its list; what is not in it comes last. */
export function placesIn(entries: readonly { id: string; order: number }[]) {
  const sorted = entries.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
  const places = new Map(sorted.map(({ id }, place) => [id, place]));
  return (id: string): number => places.get(id) ?? entries.length;
}

const dayAndMonth = (day: string): string => formatDay(day).slice(0, 5);

const limitsOf = ({ min_nights, max_nights, release_days }: PricePeriod): string =>
  [
    min_nights > 1 && `min ${min_nights}`,
    max_nights !== null && `max ${max_nights}`,
    release_days > 0 && `rel. ${release_days}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Such as `2027`, or `2026/27`. */
function yearsOf({ start_period, end_period }: PricePeriod): string {
  const [first, last] = [start_period.slice(0, 4), end_period.slice(0, 4)];
  return first === last ? first : `${first}/${last.slice(2)}`;
}

/** Periods as columns, sorted by day. */
export const priceColumns = (periods: readonly PricePeriod[]): PriceColumn[] =>
  periods
    .toSorted((one, other) => (one.start_period < other.start_period ? -1 : 1))
    .map((period) => ({
      id: period.id,
      period,
      title: [period.name, yearsOf(period)].filter(Boolean).join(' '),
      days: `${dayAndMonth(period.start_period)}–${dayAndMonth(period.end_period)}`,
      limits: limitsOf(period),
      name: `${formatDay(period.start_period)}–${formatDay(period.end_period)}`,
    }));
