import { bookingHotels, type Booking, type BookingHotel } from '@itinera/shared/contracts';
import { client, readAgain } from '@itinera/shared/data';
import { FormDialog, inOrder, TextInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import { PriceFields } from '../../stay/PriceFields';
import { StayFields } from '../../stay/StayFields';
import { stayLabels, type StayField } from '../../stay/stayLabels';
import { StayPrice } from '../../stay/StayPrice';
import { useStayPrice } from '../../stay/useStayPrice';
import { guestsOn } from '../travellers/childAges';

const at = (field: StayField) => field;

/** Adds a stay. By default, it begins when the last one ends, with the same guests; the first stay has the travellers as its guests. */
export function AddStay({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const last = booking.hotels?.at(-1);
  const guests = last ?? guestsOn(booking.departure_date ?? today(), booking.travellers ?? []);
  const form = useContractForm(bookingHotels.createInput, {
    booking_id: booking.id,
    hotel_id: '',
    room_type_id: '',
    boarding_type_id: '',
    check_in: last?.check_out ?? '',
    check_out: '',
    adults: guests?.adults ?? 2,
    child_ages: guests?.child_ages ?? [],
    rooms: last?.rooms ?? 1,
    priced_by: 'engine' as const,
    room_note: '',
  });
  const { control } = form;
  const price = useStayPrice(useWatch({ control }), booking.dmc_id);
  return (
    <FormDialog
      title="Add stay"
      saveVerb="Add stay"
      form={form}
      save={(values) => {
        const sent = price.toSend(values);
        return inOrder().step('made', {
          label: 'Add the stay',
          run: async (_earlier, key): Promise<BookingHotel> => {
            const made = await client(bookingHotels).create(sent, key).catch(price.onRefusal);
            await readAgain(bookingHotels);
            return made;
          },
        });
      }}
      saved="Stay added"
      draftKey={`booking-stay-new-${booking.id}`}
      onClose={() => onClose()}
      labels={stayLabels}
    >
      <StayFields
        control={control}
        at={at}
        partnerId={booking.dmc_id}
        onHotel={() => {
          form.setValue('room_type_id', '');
          form.setValue('boarding_type_id', '');
        }}
      />
      <StayPrice stay={price.stay} rooms={price.rooms} asked={price.asked} />
      <PriceFields control={control} at={at} currency={booking.currency} isBlocked={price.isBlocked} />
      <TextInput control={control} name="room_note" label={stayLabels.room_note} />
    </FormDialog>
  );
}
