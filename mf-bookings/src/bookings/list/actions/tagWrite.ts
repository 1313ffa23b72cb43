import { bookings, type Booking } from '@itinera/shared/contracts';
import type { Write } from '@itinera/shared/data';

/** Adds a tag to those of a booking, under the ETag that the list has read, so that no tag of somebody else is lost. */
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
