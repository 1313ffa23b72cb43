import { notificationRules } from '@itinera/shared/contracts';
import { defineKind } from '@itinera/shared/kinds';
import { eventNames } from './ruleWords';

export const rule = defineKind({
  of: notificationRules,
  noun: 'notification rule',
  label: 'Notification rules',
  page: 'settings-notifications',
  query: {},
  nameOf: ({ event }) => eventNames[event],
  foundBy: ['event'],
  whenEmpty: 'Nobody is notified of anything. Add the first rule.',
  fields: {
    event: { label: 'Event' },
    channels: { label: 'Where' },
    recipients: { label: 'Who' },
    lead_days: { label: 'Days before', hint: '0 is on the day' },
    quiet_hours: { label: 'Quiet hours' },
    templates: { label: 'Texts' },
    is_active: { type: 'flag', label: 'Active' },
  },
  same: [],
});
