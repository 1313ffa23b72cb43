import { bookings, type Booking } from '@itinera/shared/contracts';
import type { Write } from '@itinera/shared/data';

/** Adds a tag under the ETag of the list, so that another user's tags are not overwritten. */
export function tagWrite(booking: Booking, tag: string): Write {
  const { id, ref, tags = [] } = booking;
  const put = (next: string[], if_match: string | undefined) => ({
    operation: { method: 'PUT' as const, path: `${bookings.path}/${id}`, body: { tags: next }, if_match },
    optimistic: (listed: { id: string }) => ({ ...listed, tags: next }),
  });
  return {
    id,
    name: ref,
    ...put([...tags, tag], booking.etag),
    inverse: ({ etag }) => put(tags, etag),
  };
}
