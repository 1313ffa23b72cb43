import { nightsBetween, type SearchInput } from '@itinera/shared/contracts';
import type { Candidate } from './findCandidates';
import type { Reduction } from './readReductions';

/** One row of prices on certain days, with its lower bound in minor units of the partner's prices. */
export interface Possible {
  row: PricedRow;
  /** Days after the first possible arrival. */
  arrival: number;
  nights: number;
  least_minor: number;
}

/** A row of prices with its periods and nightly prices. */
export interface PricedRow {
  candidates: readonly [Candidate, ...Candidate[]];
  /** Lower bounds of the nights, by the day after the first night of the search; NaN for a night without a price. */
  least: Float64Array;
}

/** Candidates by their row of prices. */
export function rowsIn(candidates: readonly Candidate[], nights: number): PricedRow[] {
  const rows = new Map<string, { candidates: [Candidate, ...Candidate[]]; least: Float64Array }>();
  for (const candidate of candidates) {
    const known = rows.get(candidate.graph_price_id);
    const row = known ?? { candidates: [candidate], least: new Float64Array(nights).fill(Number.NaN) };
    if (known) known.candidates.push(candidate);
    else rows.set(candidate.graph_price_id, row);
    row.least.fill(
      candidate.lowest_minor,
      Math.max(0, candidate.first),
      Math.min(nights, candidate.last + 1),
    );
  }
  return [...rows.values()];
}

/** Rounding may reduce more than the exact share: half a unit per night, for each of the four types of percent offers. */
const slackOfNight = 2;

/** Lower bound of a stay after all possible offers. */
function leastNet(nights: Float64Array, reduction: Reduction | undefined): number {
  let [total, dearest, cheapest] = [0, 0, Number.POSITIVE_INFINITY];
  for (const price of nights) {
    total += price;
    dearest = Math.max(dearest, price);
    cheapest = Math.min(cheapest, price);
  }
  if (!reduction) return total;
  const free = Math.floor(nights.length * reduction.free_share);
  const paid = Math.max(total - free * dearest, (nights.length - free) * cheapest);
  const reduced = paid * reduction.factor - nights.length * (reduction.amount_minor + slackOfNight);
  return Math.max(0, Math.floor(reduced));
}

/** Above this number, only the cheapest days of each row are tried. */
const mostPossible = 200_000;

/** All stays of a search whose nights have prices. `isCapped`: there were too many, and some were skipped. */
export function possibleStays(
  search: SearchInput,
  rows: readonly PricedRow[],
  reductionOf: (candidate: Candidate) => Reduction | undefined,
): { stays: Possible[]; isCapped: boolean } {
  const arrivals = nightsBetween(search.check_in_from, search.check_in_to) + 1;
  const lengths = search.nights_to - search.nights_from + 1;
  const mostOfRow = Math.max(1, Math.floor(mostPossible / Math.max(1, rows.length)));
  const stays: Possible[] = [];
  let isCapped = false;
  for (const row of rows) {
    const reduction = reductionOf(row.candidates[0]);
    const ofRow: Possible[] = [];
    for (let arrival = 0; arrival < arrivals; arrival += 1)
      for (let longer = 0; longer < lengths; longer += 1) {
        const nights = search.nights_from + longer;
        const least_minor = leastNet(row.least.subarray(arrival, arrival + nights), reduction);
        if (!Number.isNaN(least_minor)) ofRow.push({ row, arrival, nights, least_minor });
      }
    if (ofRow.length > mostOfRow) {
      isCapped = true;
      ofRow.sort((one, other) => one.least_minor - other.least_minor).length = mostOfRow;
    }
    stays.push(...ofRow);
  }
  return { stays, isCapped };
}
