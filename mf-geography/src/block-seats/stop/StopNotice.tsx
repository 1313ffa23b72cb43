import type { blockSeats } from '@itinera/shared/contracts';
import { useWatch, type FieldsProps } from '@itinera/shared/forms';
import { Alert } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { plural } from '@itinera/shared/format';
import { use } from 'react';
import { statusWords } from '../blockWords';
import { EditedBlock } from './EditedBlock';
import { SeatHolders } from './SeatHolders';
import { takenOf } from './stops';

/** Warning below a status that stops sales: names the bookings with seats, and requires a confirmation. */
export function StopNotice({ control, fill }: Pick<FieldsProps<typeof blockSeats>, 'control' | 'fill'>) {
  const block = use(EditedBlock);
  const [status, expected_taken] = useWatch({ control, name: ['status', 'expected_taken'] });
  const taken = block ? takenOf(block) : 0;
  if (!block || taken === 0 || status === undefined || status === block.status || status === 'open')
    return null;
  return (
    <Alert severity="warning" role="note">
      Bookings have {plural(taken, 'seat')} of this block; their managers are notified.
      <SeatHolders block={block} />
      <FormControlLabel
        label={`${statusWords[status]} nevertheless`}
        control={
          <Switch
            size="small"
            name="expected_taken"
            checked={expected_taken === taken}
            onChange={(_, isChecked) => fill({ expected_taken: isChecked ? taken : undefined })}
          />
        }
      />
    </Alert>
  );
}
