import { allotments } from '@itinera/shared/contracts';
import { formatDays } from '../rules/days';
import type { RuleKind } from '../rules/ruleKind';
import { labelIn } from '../rules/typeNames';
import { AllotmentFields } from './AllotmentFields';
import { allotmentInWords, whenSoldOutInWords } from './allotmentWords';

export const allotmentKind: RuleKind<typeof allotments> = {
  title: 'Allotments',
  words: {
    of: allotments,
    noun: 'allotment',
    query: {},
    fields: {
      hotel_id: { label: 'Hotel' },
      dmc_id: { label: 'For all partners of the hotel' },
      name: { label: 'Name', hint: 'Such as: Contract 2027' },
      kind: { label: 'Kind' },
      start_date: { label: 'First night' },
      end_date: { label: 'Last night' },
      rooms: { label: 'Rooms a night', hint: 'Single nights can have another number in the view Rooms' },
      release_days: { label: 'Given back, days before', hint: '0: sold until their day' },
      when_sold_out: { label: 'When sold out' },
      room_type_ids: { label: 'Room types', hint: 'None selected: all, which share the rooms' },
      is_active: { label: 'Active' },
    },
  },
  Fields: AllotmentFields,
  whenEmpty: 'None. Rooms are sold without a count. Add an allotment to count them.',
  start: ({ days, room_type_id }) => ({
    ...(days && { start_date: days.from, end_date: days.to }),
    ...(room_type_id !== undefined && { room_type_ids: [room_type_id] }),
  }),
  nameOf: ({ name }) => name,
  factsOf: (allotment, { rooms }) => [
    allotmentInWords(allotment),
    [
      formatDays(allotment.start_date, allotment.end_date),
      allotment.room_type_ids.length === 0
        ? 'all rooms'
        : allotment.room_type_ids.map((id) => labelIn(rooms, id)).join(', '),
      whenSoldOutInWords(allotment),
      allotment.dmc_id === null && 'all partners',
      !allotment.is_active && 'inactive',
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  isCommon: ({ dmc_id }) => dmc_id === null,
  lastDayOf: ({ end_date }) => end_date,
};
