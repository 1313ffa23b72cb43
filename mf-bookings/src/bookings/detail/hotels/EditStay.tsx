import { bookingHotels, type Booking, type BookingHotel } from '@itinera/shared/contracts';
import { undoOfUpdate, useUpdate } from '@itinera/shared/data';
import { FormDialog, HistoryButton, TextInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { PriceFields } from '../../stay/PriceFields';
import { StayFields } from '../../stay/StayFields';
import { stayLabels, type StayField } from '../../stay/stayLabels';
import { useStayPrice } from '../../stay/useStayPrice';
import { useLowerDiscount } from '../prices/useLowerDiscount';
import { AgreedPrice } from './AgreedPrice';
import { ChangeCost } from './ChangeCost';
import { changeOf } from './changeOf';
import { isRepriced } from './isRepriced';

const at = (field: StayField) => field;

interface EditStayProps {
  booking: Booking;
  stay: BookingHotel;
  onClose: () => void;
}

/** Edits a stay. Its agreed price changes only with the data that it depends on; then both prices are shown before the save. */
export function EditStay({ booking, stay, onClose }: EditStayProps) {
  const { hotel_id, room_type_id, boarding_type_id, check_in, check_out, adults, child_ages, rooms } = stay;
  const isByHand = stay.priced_by === 'hand';
  const form = useContractForm(bookingHotels.updateInput, {
    hotel_id,
    room_type_id,
    boarding_type_id,
    check_in,
    check_out,
    adults,
    child_ages,
    rooms,
    priced_by: stay.priced_by,
    ...(isByHand && { net_minor: stay.net_minor, sale_minor: stay.sale_minor ?? 0 }),
    is_free: stay.is_free ?? false,
    price_reason: stay.price_reason ?? null,
    override_reason: stay.override_reason ?? null,
    room_note: stay.room_note,
  });
  const { control } = form;
  const typed = useWatch({ control });
  const changed = isRepriced(stay, typed);
  const price = useStayPrice(typed, changed ? booking.dmc_id : undefined, stay.id);
  const { mutateAsync } = useUpdate(bookingHotels, stay);
  const { rescue, question } = useLowerDiscount(booking, 'Stay');
  return (
    <FormDialog
      title="Edit stay"
      form={form}
      save={(values) => {
        const { net_minor: _net, sale_minor: _sale, ...unpriced } = values;
        const isPriced = changed || values.priced_by === 'hand';
        const sent = isPriced ? price.toSend(values) : unpriced;
        return mutateAsync(sent)
          .catch(async (error: unknown): Promise<BookingHotel> =>
            bookingHotels.entity.parse(
              await rescue.retry(error, { collection: bookingHotels, entry: stay, values: sent }),
            ),
          )
          .catch(price.onRefusal);
      }}
      saved="Stay updated"
      undoOf={(saved: BookingHotel, before) =>
        rescue.undo() ?? undoOfUpdate(bookingHotels, saved, before, 'Stay')
      }
      draftKey={`booking-stay-${stay.id}`}
      onClose={() => onClose()}
      labels={stayLabels}
      tools={
        <HistoryButton of={{ collection: bookingHotels, id: stay.id, labels: stayLabels, references: {} }} />
      }
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
      <div>
        <ChangeCost booking={booking} stay={stay} change={changeOf(stay, typed)} />
        <AgreedPrice stay={stay} currency={booking.currency} price={changed ? price : undefined} />
      </div>
      <PriceFields
        control={control}
        at={at}
        currency={booking.currency}
        isBlocked={changed && price.isBlocked}
      />
      <TextInput control={control} name="room_note" label={stayLabels.room_note} />
      {question}
    </FormDialog>
  );
}
