import {
  coefficientForm,
  graphPrices,
  type GraphPrice,
  type Hotel,
  type RoomType,
} from '@itinera/shared/contracts';
import { NotSent, undoAction, undosOf } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { ConfirmDialog, FormDialog, useContractForm } from '@itinera/shared/forms';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useState, type ReactNode } from 'react';
import type { PriceOwner } from '../cells/saveCells';
import { CoefficientInput } from './CoefficientInput';
import { cellOf, isWithinLimits, occupanciesOf, occupancyName, usualOf } from './matrixOf';
import { saveMatrix, type Wanted } from './saveMatrix';
import { useQuestion } from '../../parts/useQuestion';

interface MatrixFormProps {
  hotel: Hotel;
  owner: PriceOwner;
  boarding: string;
  /** Rows of this boarding from when the form opened. */
  rows: readonly GraphPrice[];
  /** Room types with their limits of guests. */
  roomTypes: readonly RoomType[];
  /** Select of the boarding, disabled while the form is dirty. */
  children: (isDirty: boolean) => ReactNode;
  onClose: () => void;
}

/** Matrix of the coefficients of a boarding: occupancies by rooms. */
export function MatrixForm({
  hotel,
  owner,
  boarding,
  roomTypes,
  children,
  onClose,
  ...opened
}: MatrixFormProps) {
  const [rows] = useState(opened.rows);
  const rooms = hotel.room_type ?? [];
  const occupancies = occupanciesOf(rows);
  const cells = occupancies.flatMap((occupancy) =>
    rooms.map(({ room_type_id, name }) => ({
      cell: cellOf(occupancy, room_type_id, rows),
      name: `${name} ${occupancyName(occupancy)}`,
      isPossible: isWithinLimits(
        occupancy,
        roomTypes.find(({ id }) => id === room_type_id),
      ),
    })),
  );
  const before = cells.map(({ cell }) => cell.row?.coefficient_bp ?? null);
  const form = useContractForm(coefficientForm, { coefficients: before });
  const question = useQuestion<string[]>();

  async function save(coefficients: readonly (number | null)[]) {
    const wanted = cells.flatMap(({ cell, name }, at): Wanted[] => {
      const [from = null, to = null] = [before[at], coefficients[at]];
      return from === to ? [] : [{ cell, name, from, to }];
    });
    const missing = wanted.filter(({ cell }) => !cell.row).map(({ name }) => name);
    if (missing.length > 0 && !(await question.ask(missing)))
      throw new NotSent('Nothing was saved. Clear what needs no row.');
    return saveMatrix(owner, boarding, wanted);
  }

  const fillIn = () => {
    for (const [at, { cell, isPossible }] of cells.entries()) {
      const preset = usualOf(cell);
      const isEmpty = form.getValues(`coefficients.${at}`) === null;
      if (isPossible && isEmpty && preset !== undefined)
        form.setValue(`coefficients.${at}`, preset, { shouldDirty: true });
    }
  };

  return (
    <FormDialog
      title="Coefficients"
      form={form}
      save={({ coefficients }) => save(coefficients)}
      saved="Coefficients updated"
      undoOf={(run) => undoAction(graphPrices, undosOf(run), { done: 'Coefficients: change undone' })}
      isAction
      draftKey={`coefficients-${owner.hotel_id}-${owner.dmc_id}-${boarding}`}
      onClose={() => onClose()}
      labels={{ coefficients: 'Coefficients' }}
      shown={{
        coefficients: (all) => plural(Array.isArray(all) ? all.filter(Boolean).length : 0, 'coefficient'),
      }}
      size="lg"
    >
      <Typography color="textSecondary">
        A row without a price of its own costs the base price of a person times its coefficient. Prices that
        are entered stay as they are.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {children(form.formState.isDirty)}
        <Button variant="outlined" onClick={fillIn}>
          Fill in usual ones
        </Button>
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          sx={{
            borderSpacing: 0,
            '& th': { fontWeight: 400, textAlign: 'start', pr: 1, whiteSpace: 'nowrap' },
            '& td, & thead th': {
              p: 0.5,
              minWidth: 96,
              maxWidth: 160,
              whiteSpace: 'normal',
              verticalAlign: 'top',
            },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Guests</th>
              {rooms.map(({ room_type_id, name }) => (
                <th key={room_type_id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {occupancies.map((occupancy, line) => (
              <tr key={occupancyName(occupancy)}>
                <th scope="row">{occupancyName(occupancy)}</th>
                {rooms.map(({ room_type_id }, column) => {
                  const at = line * rooms.length + column;
                  const { name = '', isPossible = false, cell } = cells[at] ?? {};
                  return (
                    <td key={room_type_id}>
                      {isPossible || cell?.row ? (
                        <CoefficientInput control={form.control} name={`coefficients.${at}`} label={name} />
                      ) : (
                        <Typography variant="body2" color="textSecondary" sx={{ py: 1, textAlign: 'center' }}>
                          too many
                        </Typography>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {question.about && (
        <ConfirmDialog
          question={`Create ${plural(question.about.length, 'row')}?`}
          verb="Create"
          isDangerous={false}
          isReady
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          <Typography>These have a coefficient, but no row yet: {question.about.join(', ')}.</Typography>
        </ConfirmDialog>
      )}
    </FormDialog>
  );
}
