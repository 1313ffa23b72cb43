import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { highestAmount, linkAmounts, type LinkConversion } from '@itinera/shared/contracts';
import { formatMoney, plural } from '@itinera/shared/format';
import { convert } from '@itinera/shared/pricing';
import type { Transaction } from '../../../db/database';
import { invalid } from '../../../http/problem';
import { withAmounts, type Charges } from '../charges';
import type { Owner } from '../priceOwner';
import { amountsOfLinks, type Part } from './linkAmounts';

export type Row = Record<string, unknown> & { id: string };
type Rate = Pick<LinkConversion, 'from' | 'to' | 'rate'>;
type Example = LinkConversion['kinds'][number]['examples'][number];

export interface ConvertedKind {
  kind: (typeof linkAmounts)[number];
  changes: { before: Row; after: Row }[];
  amounts: Example[];
}

/** A price that is rounded to nothing would be none, or free; one above the highest amount can't be stored. */
function requireAmounts(amounts: readonly Example[], { from, to }: Rate): void {
  const lost = amounts.filter(({ after_minor }) => after_minor === 0);
  const [first] = lost;
  if (first)
    throw invalid({
      rate: `Check the rate: ${formatMoney(first.before_minor, from)} and ${plural(lost.length - 1, 'other amount')} would be 0 in ${to}.`,
    });
  const high = amounts.find(({ after_minor }) => Math.abs(after_minor) > highestAmount);
  if (high)
    throw invalid({
      rate: `Check the rate: ${formatMoney(high.before_minor, from)} would be more than ${formatMoney(highestAmount, to)}, the highest amount.`,
    });
}

/** One below 0 is a reduction. */
const isAmount = (value: unknown): value is number => typeof value === 'number' && value !== 0;

/** A row with each of its amounts replaced. */
function withChanged(row: Row, { columns, charges }: Part, change: (minor: number) => number): Row {
  const written = columns.filter((column) => isAmount(row[column]));
  const after = Object.fromEntries(written.map((column) => [column, change(Number(row[column]))]));
  // Rows with charges are of terms of cancellation.
  return { ...(charges ? withAmounts(row as Row & Charges, change) : row), ...after };
}

/** What each row with an amount becomes. 0 and what is free stay as they are. */
export async function convertedRows(
  tx: Transaction,
  { hotel_id, dmc_id }: Owner,
  rate: Rate,
): Promise<ConvertedKind[]> {
  const found: ConvertedKind[] = [];
  for (const kind of linkAmounts) {
    const part = amountsOfLinks[kind];
    const { table } = part;
    const own = and(eq(table.hotel_id, hotel_id), eq(table.dmc_id, dmc_id));
    // Rows of a price table have ids.
    const rows = (await tx
      .select()
      .from(table as PgTable)
      .where(own)
      .orderBy(table.id)) as Row[];
    const amounts: Example[] = [];
    const changes = rows.flatMap((before) => {
      const known = amounts.length;
      const after = withChanged(before, part, (before_minor) => {
        const after_minor = convert(before_minor, rate);
        amounts.push({ before_minor, after_minor });
        return after_minor;
      });
      return amounts.length > known ? [{ before, after }] : [];
    });
    requireAmounts(amounts, rate);
    if (changes.length > 0) found.push({ kind, changes, amounts });
  }
  return found;
}

/** The lowest amount, one in the middle, and the highest. */
export function examplesOf(amounts: readonly Example[]): Example[] {
  const inOrder = amounts.toSorted((one, other) => one.before_minor - other.before_minor);
  const places = [0, Math.floor((inOrder.length - 1) / 2), inOrder.length - 1];
  const chosen = places.flatMap((place) => inOrder[place] ?? []);
  return chosen.filter(
    ({ before_minor }, place) => chosen.findIndex((one) => one.before_minor === before_minor) === place,
  );
}
