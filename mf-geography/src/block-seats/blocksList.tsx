import { blockStateOn } from '@itinera/shared/bookings';
import { blockSeats, type BlockSeat } from '@itinera/shared/contracts';
import { formatDay, formatMoney, plural } from '@itinera/shared/format';
import { defineList, entityFilter, textColumn, type Column, type Filter } from '@itinera/shared/grid';
import { columnsOf } from '@itinera/shared/kinds/lists';
import { today } from '@itinera/shared/state';
import { airport } from '../airports/airport';
import { block, nameOf, routeOf } from './block';
import { directionWords, optionsOf, statusWords, typeWords } from './blockWords';
import { loadOf, warningsOf, daysToRelease, soonDays } from './seats';
import { SeatsBar } from './SeatsBar';
import { Warnings } from './Warnings';
import { weekdayName } from './weekdays';

const { filter } = columnsOf(block);

type Field = 'seats_total' | 'seats_sold' | 'seats_held' | 'seats_free';
const seats = (field: Field, header: string): Column<BlockSeat> => ({
  id: field.replace('_', '-'),
  header,
  sort: field,
  width: 70,
  align: 'end',
  cell: (row) => row[field],
  value: (row) => row[field],
});

/** A release farther away is shown as a date, a nearer one as a number of days. */
const countedDays = 60;

const releaseInWords = (row: BlockSeat): string | null => {
  const days = daysToRelease(row, today());
  if (days === undefined || days > countedDays) return row.release_date && formatDay(row.release_date);
  return `${formatDay(row.release_date ?? '')} · ${days === 0 ? 'today' : plural(days, 'day')}`;
};

const warningsIn = (row: BlockSeat): string[] => warningsOf(row, row.paired_block ?? undefined, today());

const columns: Column<BlockSeat>[] = [
  {
    id: 'flight',
    header: 'Flight',
    essential: true,
    pinned: 'start',
    sort: 'flight_number',
    width: 110,
    cell: ({ flight_number }) => flight_number,
    value: ({ flight_number }) => flight_number,
  },
  {
    id: 'date',
    header: 'Date',
    sort: 'departure_date',
    width: 150,
    fact: 'plain',
    cell: ({ departure_date }) => `${weekdayName(departure_date)} ${formatDay(departure_date)}`,
    value: ({ departure_date }) => departure_date,
  },
  textColumn({ id: 'route', header: 'Route', width: 120, fact: 'plain', text: routeOf }),
  textColumn({
    id: 'times',
    header: 'Times',
    width: 130,
    text: ({ departure_time, arrival_time, arrival_day_offset }) =>
      `${departure_time}–${arrival_time}${arrival_day_offset ? ` ${arrival_day_offset > 0 ? '+' : ''}${arrival_day_offset}` : ''}`,
  }),
  textColumn({
    id: 'carrier',
    header: 'Carrier',
    width: 130,
    hidden: true,
    text: ({ carrier }) => carrier?.name,
  }),
  {
    id: 'seats',
    header: 'Free',
    sort: 'seats_free',
    width: 130,
    fact: 'labelled',
    cell: (row) => <SeatsBar block={row} />,
    value: ({ seats_free }) => seats_free,
  },
  {
    id: 'warnings',
    header: 'Look at',
    width: 190,
    grow: 1,
    fact: 'plain',
    cell: (row) => {
      const texts = warningsIn(row);
      return texts.length > 0 && <Warnings texts={texts} />;
    },
    value: (row) => warningsIn(row).join('; '),
  },
  {
    id: 'release',
    header: 'Release',
    sort: 'release_date',
    width: 170,
    cell: releaseInWords,
    value: ({ release_date }) => release_date,
  },
  textColumn({
    id: 'status',
    header: 'Status',
    sort: 'status',
    width: 110,
    fact: 'plain',
    text: (row) => statusWords[blockStateOn(row, today())],
  }),
  seats('seats_total', 'Total'),
  seats('seats_sold', 'Sold'),
  seats('seats_held', 'Held'),
  {
    id: 'load',
    header: 'Load',
    width: 80,
    fact: 'labelled',
    align: 'end',
    cell: (row) => `${loadOf(row)} %`,
    value: loadOf,
  },

  textColumn({
    id: 'pair',
    header: 'Return flight',
    width: 170,
    text: ({ paired_block }) => paired_block && nameOf(paired_block),
  }),
  textColumn({ id: 'type', header: 'Type', width: 80, text: ({ block_type }) => typeWords[block_type] }),
  {
    id: 'adult-net',
    header: 'Adult, net',
    sort: 'adult_net_minor',
    width: 120,
    align: 'end',
    cell: ({ adult_net_minor, currency }) => formatMoney(adult_net_minor, currency),
    value: ({ adult_net_minor, currency }) => formatMoney(adult_net_minor, currency),
  },

  textColumn({ id: 'code', header: 'Code', width: 160, hidden: true, text: ({ code }) => code }),
];

const airportFilter = (key: 'origin_airport_id' | 'destination_airport_id', label: string): Filter =>
  entityFilter({
    key,
    label,
    several: true,
    collection: airport.of,
    query: () => airport.query,
    nameOf: (entry) => airport.nameOf(entry),
  });

const filters: Filter[] = [
  airportFilter('origin_airport_id', 'From'),
  airportFilter('destination_airport_id', 'To'),
  filter('carrier_id'),
  { kind: 'day', key: 'departure_from', label: 'Departs from' },
  { kind: 'day', key: 'departure_to', label: 'Departs until' },
  { kind: 'choice', key: 'direction', label: 'Direction', options: optionsOf(directionWords) },
  { kind: 'choice', key: 'status', label: 'Status', several: true, options: optionsOf(statusWords) },
  { kind: 'choice', key: 'block_type', label: 'Type', options: optionsOf(typeWords) },
  { kind: 'number', key: 'free_from', label: 'Free seats from' },
  { kind: 'number', key: 'release_within_days', label: 'Released within days' },
  { kind: 'switch', key: 'oversold', label: 'Oversold' },
];

export const blocksList = defineList({
  of: blockSeats,
  name: 'block-seats',
  label: 'Block seats',
  noun: 'block',
  query: { with_data: true },
  columns,
  filters,
});

/** Filters of daily work, offered as views. */
export const views = (day: string): { label: string; filters: Record<string, string> }[] => [
  { label: 'Upcoming', filters: { departure_from: day } },
  { label: `Released within ${soonDays} days`, filters: { release_within_days: String(soonDays) } },
  { label: 'Oversold', filters: { oversold: 'true' } },
  { label: 'All', filters: {} },
];
