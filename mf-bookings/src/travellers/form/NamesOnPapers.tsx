import { bookings, type travellers } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useFormState, type FieldsProps } from '@itinera/shared/forms';
import { Link } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Alert } from '@itinera/shared/ui';
import { use } from 'react';
import { Edited } from './edited';

type Control = FieldsProps<typeof travellers>['control'];

const most = 5;

/** Before a change of name or birthday is saved, lists the bookings whose tickets and guest lists would become wrong. */
export function NamesOnPapers({ control }: { control: Control }) {
  const id = use(Edited);
  const { dirtyFields } = useFormState({ control, name: ['first_name', 'last_name', 'birthday'] });
  const isChanged =
    Boolean(dirtyFields.first_name) || Boolean(dirtyFields.last_name) || Boolean(dirtyFields.birthday);
  const { data } = useList(
    bookings,
    { papers_of: id, per_page: most, sort: 'departure_date' },
    isChanged && id !== undefined,
  );
  if (!isChanged || id === undefined || !data || data.result.length === 0) return null;
  const more = data.total - data.result.length;
  return (
    <Alert severity="warning" role="status">
      Tickets, vouchers and hotels have the name and birthday of before. Check{' '}
      {data.result.map((booking, index) => (
        <span key={booking.id}>
          {index > 0 && ', '}
          <Link to={pathTo('be-id', { id: booking.id })}>{booking.ref}</Link>
        </span>
      ))}
      {more > 0 && ` and ${more} more`} after saving. Their managers are notified.
    </Alert>
  );
}
