import { auditActions, bookingStates, reportSteps, type ReportKey } from '@itinera/shared/contracts';
import { capitalised } from '@itinera/shared/format';
import { actionInWords, auditedEntries } from './audit/auditWords';
import { groupWords, valueWords } from './words';

interface Named {
  name: string;
  label: string;
}

export interface Choice extends Named {
  kind: 'choice';
  options: { value: string; label: string }[];
  /** Value of a report without the parameter; undefined: all. */
  defaultValue: string | undefined;
  /** Meaning of an absent parameter without such a value. */
  all: string;
}

/** A period of `from` and `to`, with presets. */
interface Range extends Named {
  kind: 'range';
  looks: 'back' | 'ahead';
}

interface Day extends Named {
  kind: 'day';
}

interface Days extends Named {
  kind: 'days';
  defaultValue: number;
}

export type Subject = 'hotel' | 'partner' | 'country' | 'manager' | 'user' | 'carrier' | 'airport';

interface Entry extends Named {
  kind: 'entry';
  of: Subject;
}

export type Parameter = Choice | Range | Day | Days | Entry;

const back: Range = { kind: 'range', name: 'from', label: 'Period', looks: 'back' };
const ahead: Range = { ...back, looks: 'ahead' };
const asOf: Day = { kind: 'day', name: 'as_of', label: 'As of' };
const hotel: Entry = { kind: 'entry', name: 'hotel_id', label: 'Hotel', of: 'hotel' };
const partner: Entry = { kind: 'entry', name: 'dmc_id', label: 'Partner', of: 'partner' };
const manager: Entry = { kind: 'entry', name: 'manager_id', label: 'Manager', of: 'manager' };
const country: Entry = { kind: 'entry', name: 'country_id', label: 'Country', of: 'country' };

const step: Choice = {
  kind: 'choice',
  name: 'step',
  label: 'Steps',
  defaultValue: 'week',
  all: '',
  options: reportSteps.map((value) => ({ value, label: `By ${value}` })),
};

const by = (
  defaultValue: string,
  groups: readonly string[],
  labels: Record<string, string> = groupWords,
): Choice => ({
  kind: 'choice',
  name: 'by',
  label: 'Rows',
  defaultValue,
  all: '',
  options: groups.map((value) => ({ value, label: labels[value] ?? value })),
});

const oneOf = (name: string, label: string, words: readonly string[]): Choice => ({
  kind: 'choice',
  name,
  label,
  defaultValue: undefined,
  all: 'All',
  options: words.map((value) => ({
    value,
    label: valueWords[value] ?? capitalised(value.replaceAll(/[_-]/g, ' ')),
  })),
});

const basis: Choice = {
  kind: 'choice',
  name: 'basis',
  label: 'Day of',
  defaultValue: 'created',
  all: '',
  options: [
    { value: 'created', label: 'Booking' },
    { value: 'departure', label: 'Departure' },
    { value: 'check_in', label: 'Check-in' },
  ],
};

/** Parameters in the order of their chips. */
export const parametersOf: Record<ReportKey, Parameter[]> = {
  sales: [
    back,
    basis,
    by('hotel', ['hotel', 'partner', 'country', 'manager', 'period']),
    step,
    { ...oneOf('status', 'Status', bookingStates), all: 'Sold or cancelled' },
    hotel,
    partner,
    { ...country, label: 'Customer’s country' },
    manager,
  ],
  receivables: [asOf, by('booking', ['booking', 'manager', 'partner']), manager, partner],
  payables: [asOf, partner],
  cash: [
    back,
    by('period', ['period', 'transaction'], { period: 'Days, weeks or months', transaction: 'Transactions' }),
    step,
    oneOf('method', 'Method', ['cash', 'card', 'bank_transfer', 'online', 'offset']),
  ],
  block_seats: [
    ahead,
    step,
    { kind: 'entry', name: 'carrier_id', label: 'Carrier', of: 'carrier' },
    { kind: 'entry', name: 'origin_airport_id', label: 'From', of: 'airport' },
    { kind: 'entry', name: 'destination_airport_id', label: 'To', of: 'airport' },
  ],
  rooms: [ahead, { ...step, defaultValue: 'day' }, hotel, partner],
  stop_sales: [ahead, step, country, hotel, partner],
  price_gaps: [
    ahead,
    by('hotel', ['hotel', 'row'], { hotel: 'Hotels', row: 'Rooms of one hotel' }),
    hotel,
    partner,
  ],
  hotel_top: [back, step, partner],
  documents: [
    { kind: 'days', name: 'lead_days', label: 'Departs within days', defaultValue: 30 },
    partner,
    manager,
  ],
  travellers: [ahead, step, oneOf('kind', 'What', ['passport', 'birthday'])],
  cancellations: [back, step, partner, manager],
};

/** Filters of the audit log. */
export const auditParameters: Parameter[] = [
  back,
  { kind: 'entry', name: 'actor_id', label: 'Person', of: 'user' },
  oneOf('entity', 'Entries', auditedEntries),
  {
    ...oneOf('action', 'Action', []),
    options: auditActions.map((value) => ({ value, label: capitalised(actionInWords(value)) })),
  },
  oneOf('outcome', 'Outcome', ['done', 'refused']),
];

const namesOf = (parameters: readonly Parameter[]): string[] =>
  parameters.flatMap(({ kind, name }) => (kind === 'range' ? ['from', 'to'] : [name]));

/** Names of the address that the report has no parameter for. */
export function ignoredIn(parameters: readonly Parameter[], search: URLSearchParams): string[] {
  const known = new Set(['report', ...namesOf(parameters)]);
  return [...new Set(search.keys())].filter((name) => !known.has(name));
}

/** Query of the call, read from the address. */
export function queryOf(parameters: readonly Parameter[], search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    namesOf(parameters).flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
