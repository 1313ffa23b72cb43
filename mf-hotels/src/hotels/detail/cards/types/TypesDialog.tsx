import { graphPrices, hotels } from '@itinera/shared/contracts';
import { queryClient, useUpdate, useList } from '@itinera/shared/data';
import { FormDialog, HistoryButton, useContractForm } from '@itinera/shared/forms';
import type { CardDialogProps } from '../card';
import { historyOfHotel } from '../../historyOfHotel';
import { TypesInput } from './TypesInput';
import { undoOfTypes } from './undoTypes';
import type { TypeKind, Lines } from './typeKind';

/** Price lines of a hotel, of all partners. */
function useLines(hotelId: string): Lines {
  const { data, error } = useList(graphPrices, { hotel_id: hotelId });
  const activeOf: Lines['activeOf'] = (field, typeId) =>
    data?.result.filter((line) => line.is_active && line[field] === typeId).map(({ id }) => id);
  return {
    activeOf,
    isUnused: (field, typeId) => activeOf(field, typeId)?.length === 0,
    problem: error?.message,
  };
}

interface TypesDialogProps extends CardDialogProps {
  kind: TypeKind;
}

/** Dialog of the rooms or boardings of a hotel. */
export function TypesDialog({ kind, hotel, onClose }: TypesDialogProps) {
  const { field, title, noun } = kind;
  const { mutateAsync } = useUpdate(hotels, hotel);
  const lines = useLines(hotel.id);
  const form = useContractForm(hotels.updateInput, { [field]: hotel[field] });
  const activeOf = (ids: readonly string[] = []) => ids.flatMap((id) => lines.activeOf(field, id) ?? []);
  const nameOf = (id: unknown) => kind.nameInCache(id) ?? noun;

  return (
    <FormDialog
      title={`Edit ${title.toLowerCase()}`}
      form={form}
      save={async (values) => {
        const saved = await mutateAsync(values);
        void queryClient.invalidateQueries({ queryKey: [graphPrices.path] });
        return saved;
      }}
      saved="Hotel updated"
      undoOf={(saved, before) =>
        undoOfTypes(
          saved,
          { [field]: before[field] },
          activeOf(before[field]?.filter((id) => !saved[field].includes(id))),
        )
      }
      draftKey={`hotel-${field}-${hotel.id}`}
      onClose={onClose}
      labels={{ [field]: title }}
      shown={{ [field]: { each: nameOf } }}
      tools={<HistoryButton of={historyOfHotel(hotel.id)} />}
    >
      <TypesInput control={form.control} kind={kind} lines={lines} />
    </FormDialog>
  );
}
