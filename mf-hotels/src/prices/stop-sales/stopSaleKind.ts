import { stopSales } from '@itinera/shared/contracts';
import { formatDays, formatWeekdays } from '../rules/days';
import type { RuleKind } from '../rules/ruleKind';
import { labelIn } from '../rules/typeNames';
import { StopSaleFields } from './StopSaleFields';

export const stopSaleKind: RuleKind<typeof stopSales> = {
  title: 'Stop sales',
  words: {
    of: stopSales,
    noun: 'stop sale',
    query: {},
    fields: {
      hotel_id: { label: 'Hotel' },
      dmc_id: { label: 'For all partners of the hotel' },
      start_date: { label: 'First day' },
      end_date: { label: 'Last day' },
      applies_to: { label: 'Stops' },
      weekdays: { label: 'Weekdays', hint: 'None selected: every day' },
      room_type_id: { label: 'Room', hint: 'Empty: all rooms' },
      boarding_type_id: { label: 'Boarding', hint: 'Empty: all boardings' },
      reason: { label: 'Reason' },
      is_active: { label: 'Active' },
    },
  },
  Fields: StopSaleFields,
  whenEmpty: 'None. Add days on which the hotel is not sold.',
  start: ({ days, room_type_id, boarding_type_id }) => ({
    ...(days && { start_date: days.from, end_date: days.to }),
    ...(room_type_id !== undefined && { room_type_id }),
    ...(boarding_type_id !== undefined && { boarding_type_id }),
  }),
  nameOf: ({ start_date, end_date }) => formatDays(start_date, end_date),
  factsOf: (
    { dmc_id, applies_to, weekdays = [], room_type_id, boarding_type_id, reason, is_active },
    scope,
  ) => [
    [
      [
        applies_to === 'stay' ? 'No nights sold' : 'No arrivals',
        weekdays.length > 0 && `on ${formatWeekdays(weekdays)}`,
      ]
        .filter(Boolean)
        .join(' '),
      room_type_id === null ? 'all rooms' : labelIn(scope.rooms, room_type_id),
      boarding_type_id === null ? 'all boardings' : labelIn(scope.boardings, boarding_type_id),
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
