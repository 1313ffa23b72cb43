import { notificationRules } from '@itinera/shared/contracts';
import { ofStaff } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { notificationRulesTable as table } from './notifications.table';
import { requireFitting } from './readersOfRule';

export const notificationRuleResource = resource({
  collection: notificationRules,
  table,
  access: ofStaff,
  searched: [table.event],
  async prepare(tx, changes, before) {
    const { event, recipients = [], templates = null, is_active = true } = { ...before, ...changes };
    if (event && is_active) await requireFitting(tx, { event, recipients, templates });
    return changes;
  },
});
