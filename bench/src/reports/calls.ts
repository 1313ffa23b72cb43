import {
  addDays,
  allReports,
  auditLog,
  auditPath,
  cashGroups,
  receivablesGroups,
  salesBases,
  salesGroups,
  type ReportKey,
} from '@itinera/shared/contracts';
import type { Call } from '../bookings/calls';

type Query = Record<string, string>;

const each = (name: string, values: readonly string[]): Query[] => values.map((value) => ({ [name]: value }));

/** Parameters that change how a report is computed, beside its period. The rooms of a price gap are those of one hotel. */
const variantsWith = (hotel_id: string): Partial<Record<ReportKey, Query[]>> => ({
  sales: [...each('by', salesGroups), ...each('basis', salesBases)],
  receivables: each('by', receivablesGroups),
  cash: each('by', cashGroups),
  price_gaps: [{ by: 'row', hotel_id }],
});

const hasPeriod = (
  { query }: { query: { safeParse: (query: object) => { success: boolean } } },
  year: Query,
) => query.safeParse(year).success;

/** All reports: with their defaults, with each grouping, and for a whole year. */
export function callsOn(today: string, hotelId: string): Call[] {
  const variants = variantsWith(hotelId);
  const year = { from: addDays(today, -364), to: today };
  return Object.entries(allReports).flatMap(([key, declared]) =>
    [{}, ...(hasPeriod(declared, year) ? [year] : []), ...(variants[key as ReportKey] ?? [])].map(
      (query) => ({
        group: `report: ${key}`,
        name:
          Object.entries(query)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ') || 'as it opens',
        url: `${declared.path}?${new URLSearchParams(query)}`,
        by: 'staff' as const,
      }),
    ),
  );
}

/** The audit log with its defaults, and with each of its filters. */
export function auditCallsOn(today: string, rarePerson: string): Call[] {
  const narrowed: [string, Query][] = [
    ['as it opens', {}],
    ['one person', { actor_id: rarePerson }],
    ['one person, one day', { actor_id: rarePerson, from: today, to: today }],
    ['one kind of entry', { entity: 'hotels' }],
    ['one day', { from: today, to: today }],
    ['what was refused', { outcome: 'refused' }],
  ];
  return narrowed.map(([name, query]) => ({
    group: 'audit log',
    name,
    url: `${auditPath}?${new URLSearchParams({ ...auditLog.query.parse(query), page: '1', per_page: '100' } as Query)}`,
    by: 'staff',
  }));
}
