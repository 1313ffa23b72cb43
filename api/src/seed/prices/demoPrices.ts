import { demoBoardings, demoRooms } from '../data/stays';
import type { DemoPlace } from '../demoRows';
import { between } from '../demoStays';
import { derivedFraction, derivedId } from '../derivedId';
import { seasonsOf, type Season } from './seasons';

const stamp = '2026-10-05T09:00:00.000Z';
const stamps = { created_at: stamp, updated_at: stamp };

/** A hotel that a partner has prices for. */
export interface PricedHotel {
  name: string;
  stars: number;
  scenery: DemoPlace['scenery'];
  partner: string;
  room_type_id: string[];
  boarding_type_id: string[];
}

/** Guests, and what their room costs as a multiple of the price for one person, in ten-thousandths. */
const occupancies = [
  { adult: 1, children: 0, coefficient_bp: 15_000 },
  { adult: 2, children: 0, coefficient_bp: 20_000 },
  { adult: 2, children: 1, coefficient_bp: 20_000 },
  { adult: 2, children: 2, coefficient_bp: 25_000 },
  { adult: 3, children: 0, coefficient_bp: 27_000 },
];

const roomsById = Object.entries(demoRooms).map(([code, [, , adults, children, guests]]) => ({
  id: derivedId(`room ${code}`),
  adults,
  children,
  guests,
}));
const boardingIds = Object.keys(demoBoardings).map((code) => derivedId(`boarding ${code}`));

const mostRooms = 3;
const mostBoardings = 2;

function rowsOf({ name, partner, room_type_id, boarding_type_id }: PricedHotel) {
  const key = `prices ${name} ${partner}`;
  const rooms = roomsById.filter(({ id }) => room_type_id.includes(id)).slice(0, mostRooms);
  const boardings = boardingIds.filter((id) => boarding_type_id.includes(id)).slice(0, mostBoardings);
  return boardings.flatMap((boarding, meal) =>
    rooms.flatMap((room, level) =>
      occupancies
        .filter(
          ({ adult, children }) =>
            adult <= room.adults && children <= room.children && adult + children <= room.guests,
        )
        .map((occupancy) => ({
          ...occupancy,
          id: derivedId(`${key} ${boarding} ${room.id} ${occupancy.adult} ${occupancy.children}`),
          room_type_id: room.id,
          boarding_type_id: boarding,
          meal,
          level,
        })),
    ),
  );
}

type Row = ReturnType<typeof rowsOf>[number];

/** Contracts name prices in half euros. */
const toHalf = (minor: number): number => Math.round(minor / 50) * 50;

/** The price of a night in the low season per person, in cents, by stars. */
const basePrice = ({ name, partner, stars }: PricedHotel): number =>
  Math.round(between(14, 22, 2, `${name} ${partner} base`) * 100 * Math.max(1, stars - 1));

const priceOf = (base: number, { coefficient_bp, meal, level }: Row, { factor }: Season): number =>
  toHalf((base * coefficient_bp * factor * (100 + 15 * level) * (100 + 18 * meal)) / 10_000 / 1_000_000);

/** The grid of a hotel and a partner: in a few hotels the last season is not agreed yet, and single prices are missing. */
function gridOf(hotel: PricedHotel) {
  const { name, partner, scenery } = hotel;
  const key = `prices ${name} ${partner}`;
  const owner = { hotel_id: derivedId(`hotel ${name}`), dmc_id: derivedId(`user ${partner}`) };
  const isUnfinished = derivedFraction(`${key} unfinished`) < 0.2;
  const seasons = seasonsOf[scenery].slice(0, isUnfinished ? -1 : undefined);
  const base = basePrice(hotel);
  const rows = rowsOf(hotel);
  const periods = seasons.map((season) => ({ ...season, id: derivedId(`${key} ${season.start}`) }));
  return {
    lists: [{ id: derivedId(key), ...owner, version: 1 }],
    periods: periods.map(({ id, name: called, start, end, min_nights, release_days }) => ({
      id,
      ...owner,
      start_period: start,
      end_period: end,
      name: called,
      min_nights,
      max_nights: null,
      release_days,
      ...stamps,
    })),
    rows: rows.map(({ meal: _, level: __, ...row }, index) => ({
      ...row,
      ...owner,
      child_bands: null,
      is_active: derivedFraction(`${row.id} active`) > 0.03,
      order: index + 1,
      ...stamps,
    })),
    cells: rows.flatMap((row) =>
      periods
        .filter(({ id }) => derivedFraction(`${row.id} ${id} missing`) > 0.03)
        .map((period) => ({
          id: derivedId(`${row.id} ${period.id}`),
          ...owner,
          graph_price_id: row.id,
          period_id: period.id,
          price_minor: priceOf(base, row, period),
          is_free: false,
          ...stamps,
        })),
    ),
  };
}

export function demoPriceRows(hotels: readonly PricedHotel[]) {
  const grids = hotels.map(gridOf);
  return {
    lists: grids.flatMap(({ lists }) => lists),
    periods: grids.flatMap(({ periods }) => periods),
    rows: grids.flatMap(({ rows }) => rows),
    cells: grids.flatMap(({ cells }) => cells),
  };
}
