import { EntityInput } from '@itinera/shared/choices';
import { bookings, users } from '@itinera/shared/contracts';
import { useSettings } from '@itinera/shared/data';
import { partnerName } from '@itinera/shared/format';
import { FormDialog, presetCustom, TextInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { Typography } from '@itinera/shared/ui';
import { createBooking } from './createBooking';
import { contactOf } from '../customer/contactOf';
import { CustomerFields } from '../customer/CustomerFields';
import { customerLabels, type CustomerField } from '../customer/customerLabels';
import { PriceFields } from '../stay/PriceFields';
import { StayFields } from '../stay/StayFields';
import { stayLabels, type StayField } from '../stay/stayLabels';
import { StayPrice } from '../stay/StayPrice';
import { useStayPrice } from '../stay/useStayPrice';

const labels = {
  dmc_id: 'Partner',
  ...Object.fromEntries(Object.entries(customerLabels).map(([name, label]) => [`customer.${name}`, label])),
  hotels: 'Stay',
  ...Object.fromEntries(Object.entries(stayLabels).map(([name, label]) => [`hotels.${name}`, label])),
};

const blankStay = {
  hotel_id: '',
  room_type_id: '',
  boarding_type_id: '',
  check_in: '',
  check_out: '',
  adults: 2,
  child_ages: [],
  rooms: 1,
  priced_by: 'engine' as const,
};

const ofStay = (field: StayField) => `hotels.0.${field}` as const;
const ofCustomer = (field: CustomerField) => `customer.${field}` as const;

/** Adds a booking by hand: partner, customer, and the first stay with its price. Other parts are added on its page. */
export function NewBookingDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { profile } = useSession();
  const { data: settings } = useSettings();
  const form = useContractForm(
    bookings.createInput,
    {
      dmc_id: '',
      manager_id: profile?.id ?? null,
      customer: { name: '', email: '', phone: '' },
      hotels: [blankStay],
      note_internal: '',
      custom: presetCustom('booking'),
    },
    bookings.customEntity,
  );
  const { control } = form;
  const partnerId = useWatch({ control, name: 'dmc_id' }) || undefined;
  const typed = useWatch({ control, name: 'hotels.0' });
  const price = useStayPrice(typed ?? {}, partnerId);

  const clearRooms = () => {
    form.setValue('hotels.0.room_type_id', '');
    form.setValue('hotels.0.boarding_type_id', '');
  };
  const fillIn = async (id: string) => {
    const contact = await contactOf(id);
    for (const field of ['name', 'email', 'phone', 'country_id'] as const)
      if (!form.getValues(`customer.${field}`) && contact[field])
        form.setValue(`customer.${field}`, contact[field], { shouldDirty: true, shouldValidate: true });
  };

  return (
    <FormDialog
      title="New booking"
      saveVerb="Make booking"
      size="md"
      form={form}
      save={(values) => {
        const [stay] = values.hotels ?? [];
        const sent = { ...values, hotels: stay ? [price.toSend(stay, 'hotels.0.')] : [] };
        return createBooking(sent, price.onRefusal);
      }}
      saved="Booking made"
      draftKey="booking-new"
      onClose={(done) => {
        if (done) void navigate(pathTo('be-id', { id: done.made.id }), { replace: true });
        else onClose();
      }}
      labels={labels}
      customEntity={bookings.customEntity}
    >
      <EntityInput
        control={control}
        name="dmc_id"
        label={labels.dmc_id}
        required
        collection={users}
        query={{ role: 'dmc', status: 'active' }}
        nameOf={partnerName}
        onChosen={() => {
          form.setValue('hotels.0.hotel_id', '');
          clearRooms();
        }}
      />
      <Typography component="h3" variant="subtitle1">
        Customer
      </Typography>
      <CustomerFields control={control} at={ofCustomer} onTraveller={(id) => id && void fillIn(id)} />
      <Typography component="h3" variant="subtitle1">
        Stay
      </Typography>
      <StayFields control={control} at={ofStay} partnerId={partnerId} onHotel={clearRooms} />
      <StayPrice stay={price.stay} rooms={price.rooms} asked={price.asked} />
      <PriceFields
        control={control}
        at={ofStay}
        currency={settings?.sale_currency ?? 'EUR'}
        isBlocked={price.isBlocked}
      />
      <TextInput control={control} name="note_internal" label="Internal note" rows={2} />
    </FormDialog>
  );
}
