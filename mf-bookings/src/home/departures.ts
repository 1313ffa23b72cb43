import { addDays, bookings, countsPath, type Count } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { formatDay, plural } from '@itinera/shared/format';
import { weekdayOf } from '../parts/weekday';

/** Bookings that depart on one day. */
export interface Departure {
  day: string;
  total: number;
}

const shownDays = 14;
const states = 'on_request,confirmed';

/** Filters of the list of those that depart on a day. */
export const departing = (day: string): string =>
  new URLSearchParams({ status: states, departure_from: day, departure_to: day }).toString();

/** `Fri 27.11.` */
export const shortDay = (day: string): string => `${weekdayOf(day)} ${formatDay(day).slice(0, 6)}`;

const daysFrom = (today: string): string[] =>
  Array.from({ length: shownDays }, (_, index) => addDays(today, index));

/** All days are counted in one call, which the server answers once for all staff. */
export function useDepartures(today: string): { departures: Departure[] | undefined; error: unknown } {
  const days = daysFrom(today);
  const asked = new URLSearchParams(days.map((day) => ['of', `${bookings.path}?${departing(day)}`]));
  const { data, error } = useAnswer<Count[]>(`${countsPath}?${asked.toString()}`, {}, bookings.path);
  return { departures: data && days.map((day, index) => ({ day, total: data[index]?.total ?? 0 })), error };
}

/** All bars in words. */
export const inWords = (departures: readonly Departure[]): string =>
  departures
    .map(({ day, total }) => `${shortDay(day)} ${total === 0 ? 'none' : plural(total, 'booking')}`)
    .join(', ');
