import {
  graphPrices,
  setUpForm,
  type BoardingType,
  type GraphPrice,
  type Hotel,
  type RoomType,
} from '@itinera/shared/contracts';
import { undoAction } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { FormDialog, SwitchInput, useContractForm, useController } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { linkedTypes } from '../../parts/linkedTypes';
import type { PriceOwner } from '../cells/saveCells';
import { placesIn } from '../model/priceRows';
import { GuestsInput } from './GuestsInput';
import { SetUpGrid } from './SetUpGrid';
import { cellsIn, keyOfRow, setUpOf, type SetUp } from './setUpOf';
import { readRowsAgain, setUpPlan, undosOfSetUp } from './setUpPlan';

interface SetUpFormProps {
  hotel: Hotel;
  owner: PriceOwner;
  source: {
    rows: readonly GraphPrice[];
    rooms: readonly RoomType[];
    boardings: readonly BoardingType[];
  };
  onClose: () => void;
}

const labels = {
  rows: 'Rows',
  guests: 'Other guests',
  with_coefficients: 'With the usual coefficients',
} as const;

/** Such as `24 rows to add. 12 are there already.` */
function summaryOf(setUp: SetUp, count: number): string {
  const there = cellsIn(setUp).filter(({ state }) => state === 'there').length;
  return [
    count > 0 ? `${plural(count, 'row')} to add.` : 'Check the rows that the hotel sells.',
    there > 0 && `${there} ${there === 1 ? 'is' : 'are'} there already.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function SetUpForm({ hotel, owner, source, onClose }: SetUpFormProps) {
  // Rows from when the form opened, so that a retry after a lost answer repeats the same request.
  const [{ rows, rooms, boardings }] = useState(source);
  const [taken, setTaken] = useState<readonly GraphPrice[]>([]);
  const form = useContractForm(setUpForm, { rows: [], guests: [], with_coefficients: false });
  const { control } = form;
  const checked = useController({ control, name: 'rows' }).field;
  const guests = useController({ control, name: 'guests' }).field;
  const ages = (hotel.child_age_limits ?? []).map(({ from_age, to_age }) => `${from_age}–${to_age}`);
  const setUp = setUpOf({
    rooms: inOrderOf(rooms, linkedTypes(hotel, 'room_type_id')),
    boardings: inOrderOf(boardings, linkedTypes(hotel, 'boarding_type_id')),
    rows: [...rows, ...taken],
    roomTypes: rooms,
    ages,
    guests: guests.value,
  });
  const wantedOf = (keys: readonly string[]) =>
    cellsIn(setUp).filter(({ key, state }) => state === 'free' && keys.includes(key));
  const count = wantedOf(checked.value).length;

  return (
    <FormDialog
      title="Set up grid"
      saveVerb={count > 0 ? `Add ${plural(count, 'row')}` : 'Add rows'}
      form={form}
      save={({ rows: keys, with_coefficients }) =>
        setUpPlan({
          owner,
          cells: wantedOf(keys),
          with_coefficients,
          onTaken: (theirs) => {
            setTaken([...taken, ...theirs]);
            const gone = new Set(theirs.map(keyOfRow));
            // Other values are another request.
            checked.onChange(keys.filter((key) => !gone.has(key)));
          },
        })
      }
      saved={`${plural(count, 'row')} added`}
      undoOf={(made: object) =>
        undoAction(graphPrices, undosOfSetUp(made), { done: 'The added rows are deleted' }, readRowsAgain)
      }
      isAction
      draftKey={`set-up-grid-${owner.hotel_id}-${owner.dmc_id}`}
      onClose={() => onClose()}
      labels={labels}
      shown={{
        rows: (keys) => plural(Array.isArray(keys) ? keys.length : 0, 'row'),
        guests: (parties) => (Array.isArray(parties) ? parties.join(', ') : ''),
      }}
      size="lg"
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {summaryOf(setUp, count)}
      </Typography>
      <SetUpGrid setUp={setUp} checked={new Set(checked.value)} onCheck={checked.onChange} />
      <GuestsInput
        label={labels.guests}
        ages={ages}
        onAdd={(added) => guests.onChange([...new Set([...guests.value, added])])}
      />
      <SwitchInput
        control={control}
        name="with_coefficients"
        label={labels.with_coefficients}
        hint="Where a base price is entered, the row then has a price: 1+0 is 1.5 times the price of a person, 2+0 and 2+1 are 2, 2+2 is 2.5, 3+0 is 2.7."
      />
    </FormDialog>
  );
}

/** Types in the order of their list, as in the grid. */
function inOrderOf(list: readonly { id: string; order: number }[], types: { id: string; name: string }[]) {
  const placeOf = placesIn(list);
  return types.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
}
