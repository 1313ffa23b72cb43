import { stayLengths } from '@itinera/shared/contracts';
import { formatDays } from '../rules/days';
import type { RuleKind } from '../rules/ruleKind';
import { labelIn } from '../rules/typeNames';
import { lengthInWords } from './lengthInWords';
import { StayLengthFields } from './StayLengthFields';

export const stayLengthKind: RuleKind<typeof stayLengths> = {
  title: 'Lengths of stay',
  words: {
    of: stayLengths,
    noun: 'length of stay',
    query: {},
    fields: {
      hotel_id: { label: 'Hotel' },
      dmc_id: { label: 'For all partners of the hotel' },
      start_date: { label: 'First day' },
      end_date: { label: 'Last day' },
      weekdays: { label: 'Weekdays', hint: 'None selected: every day' },
      applies_to: { label: 'Applies to' },
      min_nights: { label: 'Nights at least', hint: 'Empty: no limit' },
      max_nights: { label: 'Nights at most', hint: 'Empty: no limit' },
      room_type_id: { label: 'Room', hint: 'Empty: all rooms' },
      boarding_type_id: { label: 'Boarding', hint: 'Empty: all boardings' },
      reason: { label: 'Reason' },
      is_active: { label: 'Active' },
    },
  },
  Fields: StayLengthFields,
  whenEmpty: 'None. Add how long stays over some days are at least or at most, such as over New Year.',
  start: ({ days, room_type_id, boarding_type_id }) => ({
    ...(days && { start_date: days.from, end_date: days.to }),
    ...(room_type_id !== undefined && { room_type_id }),
    ...(boarding_type_id !== undefined && { boarding_type_id }),
  }),
  nameOf: ({ start_date, end_date }) => formatDays(start_date, end_date),
  factsOf: (rule, scope) => [
    [
      lengthInWords(rule),
      rule.room_type_id === null ? 'all rooms' : labelIn(scope.rooms, rule.room_type_id),
      rule.boarding_type_id === null ? 'all boardings' : labelIn(scope.boardings, rule.boarding_type_id),
      rule.dmc_id === null && 'all partners',
      !rule.is_active && 'inactive',
    ]
      .filter(Boolean)
      .join(' · '),
    ...(rule.reason === null ? [] : [rule.reason]),
  ],
  isCommon: ({ dmc_id }) => dmc_id === null,
  lastDayOf: ({ end_date }) => end_date,
};
