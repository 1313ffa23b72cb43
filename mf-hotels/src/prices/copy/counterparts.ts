import type { GraphPrice, Hotel, PricePeriod } from '@itinera/shared/contracts';

/** Age bands by their ages, because the same band number can mean other ages in two hotels. */
function agesOf({ child_age_limits }: Pick<Hotel, 'child_age_limits'>, bands: readonly number[]): string {
  const ages = bands.map((band) => {
    const limits = child_age_limits?.[band - 1];
    return limits ? `${limits.from_age}–${limits.to_age}` : `band ${band}`;
  });
  return ages.join();
}

/** Key that is equal for rows of two hotels or partners with the same room, boarding and guests. */
export function kindOfRow(hotel: Pick<Hotel, 'child_age_limits'>, row: GraphPrice): string {
  const { room_type_id, boarding_type_id, adult, children, child_bands } = row;
  const ages = child_bands === null ? 'any' : agesOf(hotel, child_bands);
  return [room_type_id, boarding_type_id, adult, children, ages].join(' ');
}

// Moves a day by years. The last day of February stays the last, also in leap years.
const movedBy = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`;

/** Key that is equal for a period and the one with the same days a number of years later. */
export const daysOfPeriod = ({ start_period, end_period }: PricePeriod, years = 0): string =>
  `${movedBy(start_period, years)} ${movedBy(end_period, years)}`;
