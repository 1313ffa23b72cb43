import { weekdaySupplements, type WeekdaySupplement } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import { formatDays, formatWeekdays } from '../rules/days';
import type { RuleKind } from '../rules/ruleKind';
import { namesOf } from '../rules/typeNames';
import { WeekdaySupplementFields } from './WeekdaySupplementFields';

const signed = (amount: number, text: string): string => (amount < 0 ? `−${text}` : `+${text}`);

/** Such as `+15 %`, `−20,00 EUR per person`. */
export function changeInWords(
  { change, amount_minor, percent_bp }: Pick<WeekdaySupplement, 'change' | 'amount_minor' | 'percent_bp'>,
  currency: string,
): string {
  if (change === 'percent') {
    const percent = (Math.abs(percent_bp) / 100).toLocaleString('ru', { maximumFractionDigits: 2 });
    return signed(percent_bp, `${percent}\u00a0%`);
  }
  const per = change === 'per_person' ? 'person' : 'room';
  return `${signed(amount_minor, formatMoney(Math.abs(amount_minor), currency))} per ${per}`;
}

/** No percentage: 0 would have to be cleared first. */
const untyped: object = { percent_bp: null };

/** Weekday supplements as a kind of rules of a partner. */
export const weekdaySupplementKind = (currency: string): RuleKind<typeof weekdaySupplements> => ({
  title: 'Weekday supplements',
  words: {
    of: weekdaySupplements,
    noun: 'weekday supplement',
    query: {},
    fields: {
      hotel_id: { label: 'Hotel' },
      dmc_id: { label: 'Partner' },
      name: { label: 'Name', hint: 'Such as: Weekend' },
      weekdays: { label: 'Nights that begin on' },
      change: { label: 'Change the price of a night' },
      amount_minor: { label: 'Amount per night', hint: 'Such as 20, or -20 for less' },
      percent_bp: { label: 'Change', hint: 'Such as 15, or -15 for less' },
      room_type_ids: { label: 'Rooms', hint: 'None selected: all rooms' },
      boarding_type_ids: { label: 'Boardings', hint: 'None selected: all boardings' },
      stay_from: { label: 'First night' },
      stay_to: { label: 'Last night' },
      is_active: { label: 'Active' },
    },
  },
  Fields: WeekdaySupplementFields,
  whenEmpty:
    'None. All nights of a period cost the same. Add what nights of some weekdays cost more or less.',
  start: ({ days, room_type_id, boarding_type_id }) => ({
    change: 'percent',
    weekdays: [],
    ...untyped,
    ...(days && { stay_from: days.from, stay_to: days.to }),
    ...(room_type_id !== undefined && { room_type_ids: [room_type_id] }),
    ...(boarding_type_id !== undefined && { boarding_type_ids: [boarding_type_id] }),
  }),
  beside: (scope) => ({ currency: scope.currency }),
  nameOf: ({ name }) => name,
  factsOf: (rule, { rooms, boardings }) => [
    [
      `${formatWeekdays(rule.weekdays)}: ${changeInWords(rule, currency)}`,
      rule.stay_from !== null && rule.stay_to !== null
        ? formatDays(rule.stay_from, rule.stay_to)
        : 'all days',
      !rule.is_active && 'inactive',
    ]
      .filter(Boolean)
      .join(' · '),
    ...namesOf(rule.room_type_ids, rooms),
    ...namesOf(rule.boarding_type_ids, boardings),
  ],
  lastDayOf: ({ stay_to }) => stay_to ?? '9999-12-31',
});
