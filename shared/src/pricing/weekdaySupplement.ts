import { nightsBetween, weekdayOf, type QuotedNight } from '@itinera/shared/contracts';
import type { BookRow, BookWeekdaySupplement } from './book';
import { isWithin } from './days';
import { byId } from './indexed';
import { changedBy } from './integers';

type Supplement = BookWeekdaySupplement;

const isFor = (ids: readonly string[], id: string): boolean => ids.length === 0 || ids.includes(id);

const selectorsOf = ({ room_type_ids, boarding_type_ids, stay_from }: Supplement): number =>
  [room_type_ids.length > 0, boarding_type_ids.length > 0, stay_from !== null].filter(Boolean).length;

const daysOf = ({ stay_from, stay_to }: Supplement): number =>
  stay_from === null || stay_to === null ? Number.MAX_SAFE_INTEGER : nightsBetween(stay_from, stay_to);

/** Those that could apply to nights of a row, best match first: the most selectors win, then the fewest days, then the smaller id. */
export const weekdaySupplementsFor = (supplements: readonly Supplement[], row: BookRow): Supplement[] =>
  supplements
    .filter(
      ({ is_active, room_type_ids, boarding_type_ids }) =>
        is_active && isFor(room_type_ids, row.room_type_id) && isFor(boarding_type_ids, row.boarding_type_id),
    )
    .toSorted(
      (one, other) =>
        selectorsOf(other) - selectorsOf(one) || daysOf(one) - daysOf(other) || byId(one, other),
    );

const isOn = ({ weekdays, stay_from, stay_to }: Supplement, night: string): boolean =>
  isWithin(night, stay_from ?? night, stay_to ?? night) && weekdays.includes(weekdayOf(night));

/** Infants are no guests of a row. */
function changed(price: number, { change, amount_minor, percent_bp }: Supplement, row: BookRow): number {
  if (change === 'percent') return changedBy(price, percent_bp);
  return price + amount_minor * (change === 'per_person' ? row.adult + row.children : 1);
}

/** What the supplement of its weekday makes of the price of a night. It never makes it free, and leaves a free one free. */
export function onWeekday(
  night: string,
  price: number,
  row: BookRow,
  sorted: readonly Supplement[],
): NonNullable<QuotedNight['weekday']> | null {
  const supplement = price > 0 ? sorted.find((one) => isOn(one, night)) : undefined;
  if (!supplement) return null;
  return {
    weekday_supplement_id: supplement.id,
    amount_minor: Math.max(1, changed(price, supplement, row)) - price,
  };
}
