import { mostOperations, type SeasonForm } from '@itinera/shared/contracts';
import { NotSent } from '@itinera/shared/data';
import { currencyDigits, plural } from '@itinera/shared/format';
import { inOrder } from '@itinera/shared/forms';
import { copySeason, ruleKinds, type CopiedSeason } from '../seasonOf';
import { copiedPeriods, countedSeason, seasonWrites, writeSeason } from '../seasonPlan';
import type { HotelSeason } from './readSeasons';

/** What the copy of one hotel and partner would be. */
export interface SeasonReport {
  of: HotelSeason;
  season: CopiedSeason;
  /** With the rounding in units of its currency. */
  form: SeasonForm;
  /** Such as `7 periods, 49 prices`; empty for nothing. */
  what: string;
  /** Why it can’t be copied, or what of it is not. */
  problem?: string;
  isCopied: boolean;
}

/** The rounding is chosen in hundredths, and each currency has its own units. */
const unitOf = ({ round_to }: SeasonForm, currency: string): string =>
  round_to === '1' ? '1' : String(Math.max(1, (Number(round_to) * 10 ** currencyDigits(currency)) / 100));

function reportOn(of: HotelSeason, typed: SeasonForm): SeasonReport {
  const form = { ...typed, round_to: unitOf(typed, of.currency) };
  const season = copySeason(of.source, form, of.dmcId, of.currency);
  const what = countedSeason(season);
  const periods = copiedPeriods(season);
  const taken = season.periods.length - periods.length;
  const entries = periods.length + ruleKinds.reduce((sum, kind) => sum + season.rules[kind].length, 0);
  const isTooMuch = entries > mostOperations;
  const problem = isTooMuch
    ? `${plural(entries, 'entry', 'entries')}: too many at once. Choose fewer days.`
    : taken > 0
      ? `${taken} of ${plural(season.periods.length, 'period')} not copied: their nights are in others already.`
      : undefined;
  return { of, season, form, what, isCopied: entries > 0 && !isTooMuch, ...(problem && { problem }) };
}

export const reportsOn = (seasons: readonly HotelSeason[], form: SeasonForm): SeasonReport[] =>
  seasons.map((of) => reportOn(of, form));

/** Save plan: a step per hotel and partner, each written as a whole or not at all. */
export function seasonsPlan(reports: readonly SeasonReport[], nameOf: (of: HotelSeason) => string) {
  const copied = reports.filter(({ isCopied }) => isCopied);
  if (copied.length === 0) throw new NotSent('Nothing would be copied. Choose other days, or another year.');
  return copied.reduce(
    (plan, { of, season, form }, at) =>
      plan.step(`copy ${at}`, { label: nameOf(of), ...writeSeason(seasonWrites(season, form)) }),
    inOrder(),
  );
}
