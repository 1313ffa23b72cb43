import { hotels, type Hotel, type HotelInput, type HotelUpdate } from '@itinera/shared/contracts';
import { NotSent, undoOfUpdate, useUpdate } from '@itinera/shared/data';
import { FormDialog, HistoryButton, type useContractForm } from '@itinera/shared/forms';
import type { ReactNode } from 'react';
import { labels } from '../../labels';
import { historyOfHotel } from '../historyOfHotel';
import type { CardDialogProps } from './card';

interface HotelFormProps extends CardDialogProps {
  /** Name of the card, which distinguishes its draft. */
  name: string;
  title: string;
  form: ReturnType<typeof useContractForm<HotelInput, HotelUpdate>>;
  /** Words for values of fields, in messages and comparisons. */
  shown?: Partial<Record<keyof HotelInput, (value: unknown) => string>>;
  /** Confirmation before a save; false cancels it. */
  ask?: (values: HotelUpdate) => Promise<boolean>;
  /** Adds the custom fields of hotels. */
  customEntity?: typeof hotels.customEntity;
  children: ReactNode;
}

/** Form of a card for fields of the hotel itself. Only these are sent, so that two cards can be saved at once. */
export function HotelForm({
  name,
  title,
  hotel,
  form,
  shown = {},
  ask,
  customEntity,
  onClose,
  children,
}: HotelFormProps) {
  const { mutateAsync } = useUpdate(hotels, hotel);
  const save = async (values: HotelUpdate) => {
    if (ask && !(await ask(values))) throw new NotSent('Nothing was saved.');
    return mutateAsync(values);
  };
  return (
    <FormDialog
      title={title}
      form={form}
      save={save}
      saved="Hotel updated"
      undoOf={(saved: Hotel, before) => undoOfUpdate(hotels, saved, before, `Hotel ‘${saved.name}’`)}
      draftKey={`hotel-${name}-${hotel.id}`}
      onClose={() => onClose()}
      labels={labels}
      shown={shown}
      customEntity={customEntity}
      tools={<HistoryButton of={historyOfHotel(hotel.id)} />}
    >
      {children}
    </FormDialog>
  );
}
