import {
  allotments,
  blockedCheckouts,
  cancellationTerms,
  mostOperations,
  offers,
  specialPrices,
  stayLengths,
  stopSales,
  weekdaySupplements,
  type SeasonForm,
} from '@itinera/shared/contracts';
import { createWrite, NotSent, readAgain, type Write } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { inOrder } from '@itinera/shared/forms';
import { writingTogether } from '../periods/periodsPlan';
import { copying } from '../periods/periodWrites';
import { counted } from '../periods/pricedIn';
import { readPeriodsAgain } from '../periods/readPeriodsAgain';
import { ruleKinds, ruleName, type CopiedSeason } from './seasonOf';

/** The periods that are copied: those whose nights are in none yet. */
export const copiedPeriods = ({ periods }: CopiedSeason) =>
  periods.filter(({ taken }) => taken === undefined);

/** Such as `2 periods, 24 prices, 1 offer`; empty for nothing. */
export function countedSeason(season: CopiedSeason): string {
  const periods = copiedPeriods(season);
  const priced = {
    prices: periods.flatMap((period) => period.priced.prices),
    bases: periods.flatMap((period) => period.priced.bases),
    supplements: periods.flatMap((period) => period.priced.supplements),
  };
  return [
    periods.length > 0 && plural(periods.length, 'period'),
    counted(priced),
    ...ruleKinds.map(
      (kind) => season.rules[kind].length > 0 && plural(season.rules[kind].length, ruleName(kind)),
    ),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Reads all again that a season consists of. */
export async function readSeasonAgain(): Promise<void> {
  await readPeriodsAgain();
  const kinds = [
    specialPrices,
    weekdaySupplements,
    offers,
    cancellationTerms,
    stopSales,
    blockedCheckouts,
    stayLengths,
    allotments,
  ];
  await Promise.all(kinds.map((rules) => readAgain(rules)));
}

/** The writes of a season, which are carried out together, or none of them. */
export function seasonWrites(season: CopiedSeason, { change_bp, round_to }: SeasonForm): Write[] {
  const periods = copiedPeriods(season).map(({ period, start_period, end_period, name }) =>
    copying(period, { start_period, end_period, name, change_bp, round_to: Number(round_to) }),
  );
  const rules = ruleKinds.flatMap((kind) =>
    season.rules[kind].map(({ id, path, name, body }) =>
      createWrite({ path }, { id: `copy of ${id}`, name }, body),
    ),
  );
  return [...periods, ...rules];
}

/** How a plan writes a season, and undoes it. */
export const writeSeason = (writes: readonly Write[]) => writingTogether(writes, readSeasonAgain);

export function seasonPlan(season: CopiedSeason, form: SeasonForm) {
  const writes = seasonWrites(season, form);
  if (writes.length === 0) throw new NotSent('Nothing would be copied. Choose other days, or another year.');
  if (writes.length > mostOperations)
    throw new NotSent(
      `These are ${plural(writes.length, 'entry', 'entries')}; ${mostOperations} can be copied at once. Choose fewer days.`,
    );
  return inOrder().step('written', { label: 'Copy the season', ...writeSeason(writes) });
}
