import { hotels, type HotelUpdate } from '@itinera/shared/contracts';
import { SwitchInput, TextInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { bookingsFromToday } from '../../../../affected-bookings/bookingsFromToday';
import { DeactivateQuestion } from '../../../../affected-bookings/DeactivateQuestion';
import { useAffectedBookings } from '../../../../affected-bookings/useAffectedBookings';
import { labels } from '../../../labels';
import { useQuestion } from '../../../../parts/useQuestion';
import type { CardDialogProps } from '../card';
import { HotelForm } from '../HotelForm';

const switches = ['is_active', 'is_recommended', 'is_bestseller', 'is_visited'] as const;

/**
 * Dialog of the status of a hotel: sellable, recommended, reason of being inactive. Deactivation with future bookings needs a
 * confirmation.
 */
export function StatusDialog({ hotel, onClose }: CardDialogProps) {
  const { is_active, is_recommended, is_bestseller, is_visited, status_note } = hotel;
  const form = useContractForm(hotels.updateInput, {
    is_active,
    is_recommended,
    is_bestseller,
    is_visited,
    status_note,
  });
  const { control } = form;
  const isChosen = useWatch({ control, name: 'is_active' });
  const query = bookingsFromToday([hotel.id]);
  const affected = useAffectedBookings(query, is_active && isChosen === false);
  const question = useQuestion<'bookings'>();
  const ask = async (values: HotelUpdate) =>
    !is_active || values.is_active !== false || affected.total === 0 || question.ask('bookings');
  return (
    <HotelForm name="status" title="Edit status" hotel={hotel} form={form} ask={ask} onClose={onClose}>
      <div>
        {switches.map((name) => (
          <SwitchInput key={name} control={control} name={name} label={labels[name]} />
        ))}
      </div>
      <TextInput
        control={control}
        name="status_note"
        label={labels.status_note}
        hint="Why it is inactive; for staff only"
        rows={3}
      />
      {question.about && (
        <DeactivateQuestion
          count={1}
          affected={affected}
          query={query}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
    </HotelForm>
  );
}
