import { blockedCheckouts } from '@itinera/shared/contracts';
import { formatDays, formatWeekdays } from '../rules/days';
import type { RuleKind } from '../rules/ruleKind';
import { labelIn } from '../rules/typeNames';
import { BlockedCheckoutFields } from './BlockedCheckoutFields';

export const blockedCheckoutKind: RuleKind<typeof blockedCheckouts> = {
  title: 'Blocked check-outs',
  words: {
    of: blockedCheckouts,
    noun: 'blocked check-out',
    query: {},
    fields: {
      hotel_id: { label: 'Hotel' },
      dmc_id: { label: 'For all partners of the hotel' },
      start_date: { label: 'First day' },
      end_date: { label: 'Last day' },
      weekdays: { label: 'Weekdays', hint: 'None selected: every day' },
      room_type_id: { label: 'Room', hint: 'Empty: all rooms' },
      reason: { label: 'Reason' },
      is_active: { label: 'Active' },
    },
  },
  Fields: BlockedCheckoutFields,
  whenEmpty: 'None. Add days on which no stay may end.',
  start: ({ days }) => ({ ...(days && { start_date: days.from, end_date: days.to }) }),
  nameOf: ({ start_date, end_date }) => formatDays(start_date, end_date),
  factsOf: ({ dmc_id, weekdays, room_type_id, reason, is_active }, scope) => [
    [
      weekdays.length === 0 ? 'Every day' : formatWeekdays(weekdays),
      room_type_id === null ? 'all rooms' : labelIn(scope.rooms, room_type_id),
      dmc_id === null && 'all partners',
      !is_active && 'inactive',
    ]
      .filter(Boolean)
      .join(' · '),
    ...(reason === null ? [] : [reason]),
  ],
  isCommon: ({ dmc_id }) => dmc_id === null,
  lastDayOf: ({ end_date }) => end_date,
};
