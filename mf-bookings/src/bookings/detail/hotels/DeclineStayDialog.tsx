import { bookingHotels, declineStayInput, type BookingHotel } from '@itinera/shared/contracts';
import { act } from '@itinera/shared/data';
import { FormDialog, inOrder, TextInput, useContractForm } from '@itinera/shared/forms';
import type { BlockDialogProps } from '../block';
import { partAction } from '../steps/bookingAction';
import { useHotelName } from './useHotelName';

/** Declines a stay with a reason; used by its partner, or by staff for what a hotel says on the phone. */
export function DeclineStayDialog({ booking, entry, onClose }: BlockDialogProps) {
  const stay = booking.hotels?.find(({ id }) => id === entry);
  const hotel = useHotelName(stay?.hotel_id);
  const form = useContractForm(declineStayInput, { reason: '' });
  if (!stay) return null;
  return (
    <FormDialog
      title={`Decline the stay at ${hotel}`}
      saveVerb="Decline stay"
      cancelVerb="Keep request"
      form={form}
      save={(values) =>
        inOrder().step('made', {
          label: 'Decline the stay',
          run: (_earlier, key) =>
            act<BookingHotel>({ ...partAction(bookingHotels, stay.id, 'decline'), body: values }, key),
        })
      }
      saved="Stay declined"
      draftKey={`decline-stay-${stay.id}`}
      onClose={() => onClose()}
      labels={{ reason: 'Reason' }}
    >
      <TextInput
        control={form.control}
        name="reason"
        label="Reason"
        required
        hint="Such as “Fully booked”; staff and the partner read it"
      />
    </FormDialog>
  );
}
