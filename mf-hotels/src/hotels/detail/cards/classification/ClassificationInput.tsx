import { EntityInput } from '@itinera/shared/choices';
import { hotels, type HotelInput, type HotelUpdate } from '@itinera/shared/contracts';
import { useQueryClient } from '@itinera/shared/data';
import { useController, type FieldProps } from '@itinera/shared/forms';
import type { Kind, KindCollection } from '@itinera/shared/kinds';
import { Box, IconButton } from '@itinera/shared/ui';
import type { KindDialogProps } from '@itinera/shared/kinds/dialogs';
import { useState, type ComponentType } from 'react';
import { addable } from '../../../../classification/addable';
import { labels } from '../../../labels';
import { pencilIcon } from '@itinera/shared/record';

interface ClassificationInputProps<C extends KindCollection> {
  control: FieldProps<HotelInput, HotelUpdate>['control'];
  name: 'hotel_class_id' | 'hotel_type_id' | 'hotel_format_id' | 'hotel_chain_id';
  kind: Kind<C>;
  /** Dialog that adds and edits an entry of the kind, as on its own list. */
  Dialog: ComponentType<KindDialogProps>;
}

/**
 * Select of an entry that classifies a hotel; entries can be added and edited here, but deleted only in their list, because other hotels
 * use them.
 */
export function ClassificationInput<C extends KindCollection>(props: ClassificationInputProps<C>) {
  const { control, name, kind, Dialog } = props;
  const [isEditing, setEditing] = useState(false);
  const { field } = useController({ control, name });
  const queries = useQueryClient();
  const id = field.value || undefined;
  const close = () => {
    setEditing(false);
    // The page shows the name of the entry.
    void queries.invalidateQueries({ queryKey: [hotels.path] });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }}>
      <EntityInput control={control} name={name} label={labels[name]} {...addable(kind, Dialog)} />
      {id && (
        <IconButton aria-label={`Edit ${kind.noun}`} onClick={() => setEditing(true)}>
          {pencilIcon}
        </IconButton>
      )}
      {id && isEditing && <Dialog id={id} onClose={close} />}
    </Box>
  );
}
