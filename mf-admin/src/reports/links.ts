import {
  addDays,
  salesStates,
  type Period,
  type ReportKey,
  type ReportResult,
  type ReportRow,
} from '@itinera/shared/contracts';
import { pathTo } from '@itinera/shared/routes';

/** Parameters of a report with its period resolved to days. */
export interface ReportRequest {
  query: Record<string, string>;
  period: Period;
  step: ReportResult['step'];
}

const idIn = (row: ReportRow, name: string): string | undefined => {
  const value = row[name];
  return typeof value === 'string' ? value : undefined;
};

/** The step (week or month) that begins on a day, cut off at the end of the period. */
function stepFrom(day: string, { period, step }: ReportRequest): Period {
  const last =
    step === 'day'
      ? day
      : step === 'week'
        ? addDays(day, 6)
        : addDays(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);
  return { from: day < period.from ? period.from : day, to: last > period.to ? period.to : last };
}

const booking = (row: ReportRow, name = 'booking_id') => {
  const id = idIn(row, name);
  return id === undefined ? undefined : pathTo('be-id', { id });
};

/** Value of a filter for entries that have none. */
const NONE = 'none';

const groups: Record<string, string> = {
  hotel: 'hotel_id',
  partner: 'dmc_id',
  country: 'country_id',
  manager: 'manager_id',
};

function salesList(asked: ReportRequest, row?: ReportRow): string {
  const { query } = asked;
  const by = query['by'] ?? 'hotel';
  const basis = query['basis'] ?? 'created';
  const isPeriod = row !== undefined && by === 'period';
  const { from, to } = isPeriod ? stepFrom(idIn(row, 'group') ?? asked.period.from, asked) : asked.period;
  const group = groups[by];
  const { hotel_id, dmc_id, country_id, manager_id } = query;
  return pathTo('be', undefined, {
    status: query['status'] ?? salesStates.join(),
    hotel_id,
    dmc_id,
    country_id,
    manager_id,
    [`${basis}_from`]: from,
    [`${basis}_to`]: to,
    ...(row && group ? { [group]: idIn(row, 'group_id') ?? NONE } : {}),
  });
}

const cashList = (asked: ReportRequest, row: ReportRow): string | undefined => {
  if (asked.query['by'] === 'transaction') return booking(row);
  return reportAddress('cash', {
    ...asked.query,
    ...stepFrom(idIn(row, 'day') ?? asked.period.from, asked),
    by: 'transaction',
    method: idIn(row, 'method') ?? '',
  });
};

export const reportAddress = (key: string, query: Record<string, string> = {}): string =>
  pathTo('reports', undefined, { report: key, ...query });

const owing = (filters: Record<string, string | undefined>) =>
  pathTo('be', undefined, {
    status: 'confirmed,completed,cancelled',
    payment_status: 'unpaid,partially_paid',
    ...filters,
  });

/** Address of the entries behind a row. */
export const rowLinks: Record<ReportKey, (row: ReportRow, asked: ReportRequest) => string | undefined> = {
  sales: (row, asked) => salesList(asked, row),
  receivables(row, { query }) {
    const { manager_id, dmc_id, by = 'booking' } = query;
    if (by === 'booking') return booking(row, 'group_id');
    return owing({ manager_id, dmc_id, [groups[by] ?? by]: idIn(row, 'group_id') ?? NONE });
  },
  payables: (row) => pathTo('payments', undefined, { dmc_id: idIn(row, 'dmc_id') }),
  cash: (row, asked) => cashList(asked, row),
  block_seats: (row, { period }) =>
    pathTo('block-seats', undefined, {
      carrier_id: idIn(row, 'carrier_id'),
      origin_airport_id: idIn(row, 'origin_airport_id'),
      destination_airport_id: idIn(row, 'destination_airport_id'),
      departure_from: period.from,
      departure_to: period.to,
    }),
  rooms: (row, { period }) =>
    pathTo(
      'hotels-id',
      { id: idIn(row, 'hotel_id') ?? '' },
      { tab: 'price', dmc_id: idIn(row, 'dmc_id'), view: 'rooms', month: period.from.slice(0, 7) },
    ),
  stop_sales: (row) => pathTo('hotels-id', { id: idIn(row, 'hotel_id') ?? '' }, { tab: 'restrictions' }),
  price_gaps(row, { query, period }) {
    const { hotel_id = '', dmc_id = '' } = { hotel_id: idIn(row, 'hotel_id'), dmc_id: idIn(row, 'dmc_id') };
    const night = idIn(row, 'first_gap');
    return query['by'] === 'row'
      ? pathTo('hotels-id', { id: hotel_id }, { tab: 'price', dmc_id, night })
      : reportAddress('price_gaps', { ...period, by: 'row', hotel_id, dmc_id });
  },
  hotel_top: (row, { period, query }) =>
    pathTo('be', undefined, {
      hotel_id: idIn(row, 'hotel_id'),
      dmc_id: query['dmc_id'],
      status: salesStates.join(),
      created_from: period.from,
      created_to: period.to,
    }),
  documents: (row) => booking(row),
  travellers(row) {
    const id = idIn(row, 'traveller_id');
    return id === undefined ? undefined : pathTo('travelers-id', { id });
  },
  cancellations: (row) => booking(row),
};

/** Address of the list behind a whole report, for reports that one list covers. */
export const listLinks: Partial<Record<ReportKey, (asked: ReportRequest) => string>> = {
  sales: (asked) => salesList(asked),
  receivables: ({ query: { manager_id, dmc_id } }) => owing({ manager_id, dmc_id }),
  payables: ({ query: { dmc_id } }) => pathTo('payments', undefined, { dmc_id, due_within_days: '365' }),
  block_seats: ({ period, query: { carrier_id, origin_airport_id, destination_airport_id } }) =>
    pathTo('block-seats', undefined, {
      carrier_id,
      origin_airport_id,
      destination_airport_id,
      departure_from: period.from,
      departure_to: period.to,
    }),
  price_gaps: ({ query: { dmc_id } }) => pathTo('hotels', undefined, { has_price_gaps: 'true', dmc_id }),
  hotel_top: ({ period, query: { dmc_id } }) =>
    pathTo('be', undefined, {
      dmc_id,
      status: salesStates.join(),
      created_from: period.from,
      created_to: period.to,
    }),
  documents: ({ query: { lead_days = '30', dmc_id, manager_id } }) =>
    pathTo('be', undefined, {
      documents_missing: 'true',
      departs_within_days: lead_days,
      dmc_id,
      manager_id,
    }),
  cancellations: ({ query: { dmc_id, manager_id } }) =>
    pathTo('be', undefined, { status: 'cancelled', dmc_id, manager_id }),
};
