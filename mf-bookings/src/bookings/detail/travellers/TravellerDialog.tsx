import { EntityInput } from '@itinera/shared/choices';
import { bookingTravellers, travellers } from '@itinera/shared/contracts';
import {
  EntityDialog,
  NumberInput,
  SwitchInput,
  TextInput,
  type EntityWords,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { createContext, use } from 'react';
import { fullName } from '../../customer/fullName';
import type { BlockDialogProps } from '../block';

const words: EntityWords<typeof bookingTravellers> = {
  of: bookingTravellers,
  noun: 'traveler of the booking',
  addVerb: 'Add traveler',
  query: {},
  fields: {
    booking_id: { label: 'Booking' },
    traveller_id: { label: 'Traveler' },
    is_lead: { label: 'Leads the party', hint: 'Ends the lead of the one before.' },
    room_index: { label: 'Room', hint: 'From 1' },
    ticket_number: { label: 'Ticket number' },
    order: { label: 'Order', hint: 'Lower numbers come first' },
  },
};

/** Ids of travellers of the booking, who are not offered again. */
const Named = createContext<readonly string[]>([]);

function Fields({ field }: FieldsProps<typeof bookingTravellers>) {
  const named = use(Named);
  return (
    <>
      <EntityInput
        {...field('traveller_id')}
        collection={travellers}
        query={{}}
        nameOf={fullName}
        except={named}
      />
      <SwitchInput {...field('is_lead')} />
      <Pair>
        <NumberInput {...field('room_index')} />
        <NumberInput {...field('order')} />
      </Pair>
      <TextInput {...field('ticket_number')} />
    </>
  );
}

/** Adds a traveller to the booking, or edits their role. The first one is the lead. */
export function TravellerDialog({ booking, entry, onClose }: BlockDialogProps) {
  const party = booking.travellers ?? [];
  const others = party.filter(({ id }) => id !== entry).map(({ traveller_id }) => traveller_id);
  return (
    <Named value={others}>
      <EntityDialog
        words={words}
        Fields={Fields}
        id={entry}
        start={{ booking_id: booking.id, is_lead: party.length === 0, order: party.length }}
        onClose={() => onClose()}
      />
    </Named>
  );
}
