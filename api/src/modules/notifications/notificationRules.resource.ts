import { notificationRules } from '@itinera/shared/contracts';
import { ofStaff } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { notificationRulesTable as table } from './notifications.table';

export const notificationRuleResource = resource({
  collection: notificationRules,
  table,
  access: ofStaff,
  searched: [table.event],
});
