import { resortFee } from '../data/hotelCharges';
import { demoBoardings, demoRooms } from '../data/stays';
import type { DemoPlace } from '../demoRows';
import { between } from '../demoStays';
import { derivedFraction, derivedId } from '../derivedId';
import { demoRules } from './demoRules';
import { demoTerms } from './demoTerms';
import { demoWeekdays } from './demoWeekdays';
import { endOfFirstYear, seasonsOf, type Season } from './seasons';

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

/** Guests, and the price of their room as a multiple of that for one person, in ten-thousandths. */
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

/** Rounds to half euros, as in contracts. */
const toHalf = (minor: number): number => Math.round(minor / 50) * 50;

/** The price of a night in the low season per person, in cents, by stars. */
const basePrice = ({ name, partner, stars }: PricedHotel): number =>
  Math.round(between(14, 22, 2, `${name} ${partner} base`) * 100 * Math.max(1, stars - 1));

const priceOf = (base: number, { coefficient_bp, meal, level }: Row, { factor }: Season): number =>
  toHalf((base * coefficient_bp * factor * (100 + 15 * level) * (100 + 18 * meal)) / 10_000 / 1_000_000);

/**
 * Whether a row has prices of its own. In a derived grid, the simplest room has none: it has a base price per person and the coefficient of
 * the row. Nor has the second boarding, which is a supplement on the first.
 */
const hasCell = (isDerived: boolean, { meal, level }: Row): boolean =>
  !isDerived || (meal === 0 && level > 0);

interface DerivedGrid {
  key: string;
  owner: { hotel_id: string; dmc_id: string };
  base: number;
  rows: Row[];
  periods: (Season & { id: string })[];
}

/** The rules that derive the other prices. */
function derivedFrom({ key, owner, base, rows, periods }: DerivedGrid) {
  const [first, second] = new Set(rows.map((row) => row.boarding_type_id));
  if (first === undefined) return { basePrices: [], supplements: [] };
  return {
    basePrices: periods.map(({ id, factor }) => ({
      id: derivedId(`${key} base ${id}`),
      ...owner,
      period_id: id,
      boarding_type_id: first,
      room_type_id: null,
      price_minor: toHalf((base * factor) / 100),
      is_free: false,
      ...stamps,
    })),
    supplements:
      second === undefined
        ? []
        : [
            {
              id: derivedId(`${key} supplement`),
              ...owner,
              period_id: null,
              from_boarding_type_id: first,
              boarding_type_id: second,
              adult_minor: toHalf(base / 4),
              child_minor: toHalf(base / 8),
              is_free: false,
              ...stamps,
            },
          ],
  };
}

/** The grid of a hotel and a partner: in a few, prices end before the last season of the first year, or single ones are missing. */
function gridOf(hotel: PricedHotel) {
  const { name, partner, scenery } = hotel;
  const key = `prices ${name} ${partner}`;
  const owner = { hotel_id: derivedId(`hotel ${name}`), dmc_id: derivedId(`user ${partner}`) };
  const isDerived = derivedFraction(`${key} by base price`) < 0.4;
  const isUnfinished = derivedFraction(`${key} unfinished`) < 0.12;
  const hasHoles = derivedFraction(`${key} holes`) < 0.08;
  const all = seasonsOf(scenery);
  const seasons = isUnfinished ? all.filter(({ end }) => end < endOfFirstYear) : all;
  const base = basePrice(hotel);
  const rows = rowsOf(hotel);
  const roomIds = [...new Set(rows.map((row) => row.room_type_id))];
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
    ...(isDerived ? derivedFrom({ key, owner, base, rows, periods }) : { basePrices: [], supplements: [] }),
    terms: demoTerms({ key, owner, seasons: all }),
    charges: chargesOf(key, owner, hotel),
    ...demoRules({ key, owner, roomIds }),
    ...demoWeekdays({ key, owner, scenery, roomIds }),
    cells: rows
      .filter((row) => hasCell(isDerived, row))
      .flatMap((row) =>
        periods
          .filter(({ id }) => !hasHoles || derivedFraction(`${row.id} ${id} missing`) > 0.03)
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

/** A resort fee by contract in some hotels by the sea. */
const chargesOf = (key: string, owner: { hotel_id: string; dmc_id: string }, { scenery }: PricedHotel) =>
  scenery === 'sea' && derivedFraction(`${key} resort fee`) < 0.3
    ? [{ ...resortFee, id: derivedId(`${key} resort fee`), ...owner, ...stamps }]
    : [];

export const demoGrids = (hotels: readonly PricedHotel[]) => hotels.map(gridOf);
