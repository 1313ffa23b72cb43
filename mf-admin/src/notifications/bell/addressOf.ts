import type { NotificationLink } from '@itinera/shared/contracts';
import { pathTo } from '@itinera/shared/routes';

/** Where a notification leads to. */
export function addressOf({ kind, id }: NotificationLink): string {
  switch (kind) {
    case 'booking':
      return pathTo('be-id', { id });
    case 'hotel':
      return pathTo('hotels-id', { id });
    case 'traveller':
      return pathTo('travelers-id', { id });
    case 'block_seat':
      return pathTo('block-seats', undefined, { edit: id });
    case 'user':
      return pathTo('users-users-edit-user', undefined, { id });
  }
}
