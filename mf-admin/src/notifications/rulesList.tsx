import {
  eventsWithLead,
  notificationEvents,
  notificationRules,
  type NotificationRule,
} from '@itinera/shared/contracts';
import { defineList, textColumn, type Column, type Filter } from '@itinera/shared/grid';
import { channelNames, eventNames, leadInWords, recipientsInWords, textsInWords } from './ruleWords';
import { Texts } from './Texts';

const columns: Column<NotificationRule>[] = [
  {
    id: 'event',
    header: 'Event',
    essential: true,
    pinned: 'start',
    width: 260,
    grow: 2,
    cell: ({ event }) => eventNames[event],
    value: ({ event }) => eventNames[event],
  },
  textColumn({
    id: 'recipients',
    header: 'Who',
    width: 260,
    grow: 2,
    fact: 'plain',
    text: ({ recipients }) => recipientsInWords(recipients),
  }),
  textColumn({
    id: 'channels',
    header: 'Where',
    width: 130,
    fact: 'plain',
    text: ({ channels }) => channels.map((channel) => channelNames[channel]).join(', '),
  }),
  textColumn({
    id: 'lead',
    header: 'When',
    width: 130,
    fact: 'plain',
    text: ({ event, lead_days }) => leadInWords(eventsWithLead.includes(event) ? lead_days : null),
  }),
  textColumn({
    id: 'active',
    header: 'Active',
    width: 90,
    fact: 'labelled',
    text: ({ is_active }) => (is_active ? 'Yes' : 'No'),
  }),
  {
    id: 'texts',
    header: 'Texts',
    width: 190,
    fact: 'labelled',
    cell: (row) => <Texts rule={row} />,
    value: textsInWords,
  },
  textColumn({
    id: 'quiet',
    header: 'Quiet hours',
    width: 130,
    hidden: true,
    text: ({ quiet_hours: quiet }) => (quiet ? `${quiet.from}–${quiet.to}` : 'None'),
  }),
];

const filters: Filter[] = [
  {
    kind: 'choice',
    key: 'event',
    label: 'Event',
    options: notificationEvents.map((event) => ({ value: event, label: eventNames[event] })),
  },
  {
    kind: 'choice',
    key: 'is_active',
    label: 'Active',
    options: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
  },
];

export const rulesList = defineList({
  of: notificationRules,
  name: 'notification-rules',
  label: 'Notification rules',
  noun: 'notification rule',
  query: {},
  columns,
  filters,
});
