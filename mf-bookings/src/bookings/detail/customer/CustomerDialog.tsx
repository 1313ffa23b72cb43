import { EntityInput } from '@itinera/shared/choices';
import { bookingCustomers, countries, travellers } from '@itinera/shared/contracts';
import { countryName } from '@itinera/shared/format';
import { EntityDialog, TextInput, type EntityWords, type FieldsProps } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { customerLabels } from '../../customer/customerLabels';
import { fullName } from '../../customer/fullName';
import type { BlockDialogProps } from '../block';

const words: EntityWords<typeof bookingCustomers> = {
  of: bookingCustomers,
  noun: 'customer',
  query: {},
  fields: {
    traveller_id: { label: customerLabels.traveller_id },
    name: { label: customerLabels.name },
    email: { label: customerLabels.email, hint: 'E-mail or phone is required before it is confirmed.' },
    phone: { label: customerLabels.phone },
    country_id: { label: customerLabels.country_id },
    address: { label: customerLabels.address },
    note: { label: customerLabels.note },
  },
};

function Fields({ field }: FieldsProps<typeof bookingCustomers>) {
  return (
    <>
      <TextInput {...field('name')} required />
      <Pair>
        <TextInput {...field('email')} />
        <TextInput {...field('phone')} />
      </Pair>
      <EntityInput
        {...field('country_id')}
        collection={countries}
        query={{ with_data: true }}
        nameOf={countryName}
      />
      <TextInput {...field('address')} rows={2} />
      <EntityInput {...field('traveller_id')} collection={travellers} query={{}} nameOf={fullName} />
      <TextInput {...field('note')} rows={2} />
    </>
  );
}

/** Dialog of the customer, who is an entry of its own: another user can edit another block at the same time. */
export function CustomerDialog({ booking: { customer }, onClose }: BlockDialogProps) {
  if (!customer) return null;
  return <EntityDialog words={words} Fields={Fields} id={customer.id} onClose={() => onClose()} />;
}
