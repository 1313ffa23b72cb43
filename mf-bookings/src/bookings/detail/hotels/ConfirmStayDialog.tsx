import { bookingHotels, confirmStayInput, type BookingHotel } from '@itinera/shared/contracts';
import { act } from '@itinera/shared/data';
import { FormDialog, inOrder, TextInput, useContractForm } from '@itinera/shared/forms';
import { stayLabels } from '../../stay/stayLabels';
import type { BlockDialogProps } from '../block';
import { partAction } from '../steps/bookingAction';
import { useHotelName } from './useHotelName';

const { confirmation_number: label } = stayLabels;

/** Enters the confirmation number of the hotel; used by its partner, or by staff. */
export function ConfirmStayDialog({ booking, entry, onClose }: BlockDialogProps) {
  const stay = booking.hotels?.find(({ id }) => id === entry);
  const hotel = useHotelName(stay?.hotel_id);
  const form = useContractForm(confirmStayInput, { confirmation_number: stay?.confirmation_number ?? '' });
  if (!stay) return null;
  return (
    <FormDialog
      title={`Confirm the stay at ${hotel}`}
      saveVerb="Confirm stay"
      form={form}
      save={(values) =>
        inOrder().step('made', {
          label: 'Confirm the stay',
          run: (_earlier, key) =>
            act<BookingHotel>({ ...partAction(bookingHotels, stay.id, 'confirm'), body: values }, key),
        })
      }
      saved="Stay confirmed"
      draftKey={`confirm-stay-${stay.id}`}
      onClose={() => onClose()}
      labels={{ confirmation_number: label }}
    >
      <TextInput
        control={form.control}
        name="confirmation_number"
        label={label}
        required
        hint="As the hotel gave it"
      />
    </FormDialog>
  );
}
