import { hotels } from '@itinera/shared/contracts';
import { SwitchInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { labels } from '../../../labels';
import type { CardDialogProps } from '../card';
import { HotelForm } from '../HotelForm';

const switches = ['is_active', 'is_recommended', 'is_bestseller', 'is_visited'] as const;

/** Whether a hotel can be sold, what it is recommended as, and why it is inactive. */
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
  return (
    <HotelForm name="status" title="Edit status" hotel={hotel} form={form} onClose={onClose}>
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
    </HotelForm>
  );
}
