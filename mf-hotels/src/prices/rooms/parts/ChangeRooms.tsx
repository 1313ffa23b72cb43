import { changeRoomsForm, type ChangeRooms as Changed } from '@itinera/shared/contracts';
import { NotSent } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { FormDialog, NumberInput, SelectInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import type { CellId } from '@itinera/shared/sheet';
import { Typography } from '@itinera/shared/ui';
import { weekdayChoices } from '../../rules/days';
import { TogglesInput } from '../../rules/TogglesInput';
import { changedRooms, type OpenNight } from '../edits/changedRooms';

interface ChangeRoomsProps {
  /** Selected nights that can be changed. */
  nights: readonly OpenNight[];
  /** Takes them over into the grid, where they are saved. */
  onChange: (changes: readonly (CellId & { text: string })[]) => void;
  onClose: () => void;
}

const labels = { change: 'Change', rooms: 'Rooms', weekdays: 'Weekdays' } as const;
const changes = [
  { value: 'set', label: 'Set to' },
  { value: 'add', label: 'Add' },
  { value: 'take', label: 'Take off' },
] as const;
const everyDay = weekdayChoices.map(({ value }) => value);

/** Changes the rooms of the selected nights on some weekdays. */
export function ChangeRooms({ nights, onChange, onClose }: ChangeRoomsProps) {
  const form = useContractForm(changeRoomsForm, { change: 'set', weekdays: everyDay });
  const { control } = form;
  const typed = changeRoomsForm.safeParse(useWatch({ control }));
  const count = typed.success ? changedRooms(nights, typed.data).length : undefined;
  const save = (values: Changed) => {
    const changed = changedRooms(nights, values);
    if (changed.length === 0) throw new NotSent('No night would change. Choose another number or weekday.');
    onChange(changed);
    return Promise.resolve(changed);
  };
  return (
    <FormDialog
      title="Change rooms"
      saveVerb={count ? `Change ${plural(count, 'night')}` : 'Change nights'}
      form={form}
      save={save}
      saved="Nights changed. Save them in the grid."
      isAction
      draftKey="change-rooms"
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography color="textSecondary">
        {nights.length === 0
          ? 'None of the selected nights can be changed. Select others.'
          : `${plural(nights.length, 'night')} selected that can be changed.`}
      </Typography>
      <Pair>
        <SelectInput control={control} name="change" label={labels.change} required options={changes} />
        <NumberInput control={control} name="rooms" label={labels.rooms} hint="Never below 0" required />
      </Pair>
      <TogglesInput control={control} name="weekdays" label={labels.weekdays} options={weekdayChoices} />
      <Typography role="status">
        {count !== undefined &&
          (count === 0 ? 'No night would change' : `${plural(count, 'night')} will change`)}
      </Typography>
    </FormDialog>
  );
}
