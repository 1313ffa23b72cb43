import {
  allotments,
  blockedCheckouts,
  cancellationTerms,
  offers,
  specialPrices,
  stayLengths,
  stopSales,
  weekdaySupplements,
  type Allotment,
  type BlockedCheckout,
  type CancellationTerms,
  type Offer,
  type PricePeriod,
  type SeasonForm,
  type SpecialPrice,
  type StayLength,
  type StopSale,
  type WeekdaySupplement,
} from '@itinera/shared/contracts';
import { changedBy } from '@itinera/shared/pricing';
import { pricedIn, type PricedIn } from '../periods/pricedIn';
import { movedFirst, movedLast } from './movedDay';

/** What the partner's prices of a hotel have, which a season is copied from. */
export interface SeasonSource {
  periods: readonly PricePeriod[];
  priced: PricedIn;
  special_prices: readonly SpecialPrice[];
  weekday_supplements: readonly WeekdaySupplement[];
  offers: readonly Offer[];
  cancellation_terms: readonly CancellationTerms[];
  allotments: readonly Allotment[];
  stop_sales: readonly StopSale[];
  blocked_checkouts: readonly BlockedCheckout[];
  stay_lengths: readonly StayLength[];
}

export interface CopiedPeriod {
  period: PricePeriod;
  start_period: string;
  end_period: string;
  name: string | null;
  /** Entries that are copied with it. */
  priced: PricedIn;
  /** The period that has some of these nights already; it is not copied then. */
  taken?: Pick<PricePeriod, 'start_period' | 'end_period' | 'name'> | undefined;
}

export interface CopiedRule {
  id: string;
  path: string;
  name: string;
  body: Record<string, unknown>;
}

const rulesOf = {
  special_prices: { path: specialPrices.path, name: 'special price', first: 'stay_from' },
  weekday_supplements: { path: weekdaySupplements.path, name: 'weekday supplement', first: 'stay_from' },
  offers: { path: offers.path, name: 'offer', first: 'stay_from' },
  cancellation_terms: { path: cancellationTerms.path, name: 'cancellation rule', first: 'stay_from' },
  allotments: { path: allotments.path, name: 'allotment', first: 'start_date' },
  stop_sales: { path: stopSales.path, name: 'stop sale', first: 'start_date' },
  blocked_checkouts: { path: blockedCheckouts.path, name: 'blocked check-out', first: 'start_date' },
  stay_lengths: { path: stayLengths.path, name: 'stay length', first: 'start_date' },
} as const;
type Kind = keyof typeof rulesOf;
export const ruleKinds = Object.keys(rulesOf) as Kind[];
export const ruleName = (kind: Kind): string => rulesOf[kind].name;

export interface CopiedSeason {
  periods: readonly CopiedPeriod[];
  rules: Record<Kind, readonly CopiedRule[]>;
}

/** Fields with days, each first day before its last one. */
const daysOf: readonly [string, string][] = [
  ['stay_from', 'stay_to'],
  ['booking_from', 'booking_to'],
  ['start_date', 'end_date'],
];

/** Terms of single offers, which are those of the season before: their copies would never apply. */
const isOfOffers = ({ offer_ids }: Record<string, unknown>): boolean =>
  Array.isArray(offer_ids) && offer_ids.length > 0;

const readOnly = new Set(['id', 'created_at', 'updated_at', 'etag']);

/** A year in a name moves with its days: `Summer 2026` becomes `Summer 2027`. */
const movedName = (name: string, first: string, { years }: SeasonForm): string =>
  name.replaceAll(first.slice(0, 4), String(Number(first.slice(0, 4)) + years));

/** The entries of the source that begin within the days of the form, as they are after it; what exists already is skipped. */
export function copySeason(
  source: SeasonSource,
  form: SeasonForm,
  dmcId: string,
  currency: string,
): CopiedSeason {
  const isIn = (first: string) => form.start <= first && first <= form.end;
  const rules = (kind: Kind): CopiedRule[] => {
    const all: readonly object[] = source[kind];
    const { path, name, first } = rulesOf[kind];
    if (!form[kind]) return [];
    const copies = all
      .map((rule) => Object.entries(rule))
      .map((entries) => Object.fromEntries(entries))
      // Rules for all partners are set by staff, and were not made with these prices.
      .filter((rule) => rule['dmc_id'] === dmcId && rule['is_active'] && isIn(rule[first]))
      .filter((rule) => !isOfOffers(rule))
      .map((rule) => ({
        id: String(rule['id']),
        path,
        name,
        body: movedRule(rule, rule[first], form, currency),
      }));
    return copies.filter(({ body }) => !all.some((rule) => isSame({ ...rule }, body)));
  };
  return {
    periods: source.periods
      .filter(({ start_period }) => isIn(start_period))
      .map((period) => copyOf(period, source, form))
      .filter(({ start_period, end_period }) => start_period <= end_period),
    rules: {
      special_prices: rules('special_prices'),
      weekday_supplements: rules('weekday_supplements'),
      offers: rules('offers'),
      cancellation_terms: rules('cancellation_terms'),
      allotments: rules('allotments'),
      stop_sales: rules('stop_sales'),
      blocked_checkouts: rules('blocked_checkouts'),
      stay_lengths: rules('stay_lengths'),
    },
  };
}

function copyOf(period: PricePeriod, source: SeasonSource, form: SeasonForm): CopiedPeriod {
  const start_period = movedFirst(period.start_period, form);
  const end_period = movedLast(period.end_period, form);
  const taken = source.periods.find(
    (other) => other.start_period <= end_period && start_period <= other.end_period,
  );
  const name = period.name && movedName(period.name, period.start_period, form);
  return { period, start_period, end_period, name, priced: pricedIn(source.priced, period.id), taken };
}

function movedRule(rule: Record<string, unknown>, first: string, form: SeasonForm, currency: string) {
  const body = Object.fromEntries(Object.entries(rule).filter(([field]) => !readOnly.has(field)));
  for (const [from, to] of daysOf)
    if (typeof body[from] === 'string' && typeof body[to] === 'string') {
      body[from] = movedFirst(body[from], form);
      body[to] = movedLast(body[to], form);
    }
  if (typeof body['name'] === 'string') body['name'] = movedName(body['name'], first, form);
  // The price of a special price; what an offer takes off stays as it is.
  if (typeof body['price_minor'] === 'number')
    body['price_minor'] = changedBy(body['price_minor'], form.change_bp, Number(form.round_to));
  return 'stay_from' in body ? { ...body, currency } : body;
}

/** Whether a rule is there already: all fields but its amounts are those of the copy. */
function isSame(rule: Record<string, unknown>, copy: Record<string, unknown>): boolean {
  return Object.entries(copy).every(
    ([field, value]) =>
      field === 'currency' ||
      field === 'price_minor' ||
      JSON.stringify(rule[field]) === JSON.stringify(value),
  );
}
