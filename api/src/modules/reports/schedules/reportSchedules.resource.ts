import { and, inArray, ne } from 'drizzle-orm';
import { reportSchedules } from '@itinera/shared/contracts';
import { invalid } from '../../../http/problem';
import { ofStaff } from '../../../identity/rights/rights';
import { usersTable } from '../../../people/users.table';
import { resource } from '../../../rest/resource';
import { reportSchedulesTable as table } from './reportSchedules.table';

export const reportScheduleResource = resource({
  collection: reportSchedules,
  table,
  access: ofStaff,
  async prepare(tx, changes, before) {
    const wanted = [...new Set(changes.recipient_ids)];
    // A recipient who has left does not prevent other changes.
    if (wanted.every((id) => before?.recipient_ids.includes(id))) return changes;
    const staff = await tx.$count(
      usersTable,
      and(inArray(usersTable.id, wanted), ne(usersTable.role, 'dmc')),
    );
    if (staff < wanted.length) throw invalid({ recipient_ids: 'Choose people of the staff.' });
    return { ...changes, recipient_ids: wanted };
  },
});
