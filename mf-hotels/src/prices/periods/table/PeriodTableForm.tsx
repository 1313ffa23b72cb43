import {
  mostOperations,
  periodTableForm,
  pricePeriods,
  type PeriodText,
  type PricePeriod,
} from '@itinera/shared/contracts';
import { undoAction, undosOf } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { FormDialog, useContractForm, useController } from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import type { PriceOwner } from '../../cells/saveCells';
import { readPeriodsAgain } from '../readPeriodsAgain';
import { judgeRows, periodsIn, refusedIn, type RowVerdict } from './judgeRows';
import { PeriodTable } from './PeriodTable';
import { tablePlan } from './tablePlan';
import { isBlank, padded } from './tableRows';

interface PeriodTableFormProps {
  owner: PriceOwner;
  periods: readonly PricePeriod[];
  onClose: () => void;
}

/** Visible however many rows there are. */
const summaryStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  bgcolor: 'background.pop',
} as const;

/** Such as `6 periods to add. 1 row can’t be added.` */
function summaryOf(verdicts: readonly RowVerdict[]): string {
  const [valid, refused] = [periodsIn(verdicts).length, refusedIn(verdicts).length];
  if (valid + refused === 0) return 'Type the periods, or paste them from a spreadsheet or a mail.';
  return [`${plural(valid, 'period')} to add.`, refused > 0 && `${plural(refused, 'row')} can’t be added.`]
    .filter(Boolean)
    .join(' ');
}

interface ClearButtonProps {
  rows: readonly PeriodText[];
  onChange: (rows: PeriodText[]) => void;
}

/** Empties the table, and brings back what was in it. */
function ClearButton({ rows, onChange }: ClearButtonProps) {
  const [cleared, setCleared] = useState<readonly PeriodText[]>();
  const isClear = rows.every(isBlank);
  const press = () => {
    setCleared(isClear ? undefined : rows);
    onChange(isClear && cleared ? [...cleared] : padded([]));
  };
  return (
    <Button disabled={isClear && !cleared} onClick={press}>
      {isClear && cleared ? 'Bring back' : 'Clear'}
    </Button>
  );
}

export function PeriodTableForm({ owner, periods, onClose }: PeriodTableFormProps) {
  // Periods from when the form opened: after a lost answer the new ones would overlap themselves.
  const [others, setOthers] = useState(periods);
  /** Lines of a pasted block beyond the last row. */
  const [left, setLeft] = useState(0);
  const form = useContractForm(periodTableForm, { rows: padded([]) });
  const { value: rows, onChange } = useController({ control: form.control, name: 'rows' }).field;
  const verdicts = judgeRows(rows, others, today());
  const count = periodsIn(verdicts).length;
  return (
    <FormDialog
      title="Add periods"
      saveVerb={count > 0 ? `Add ${plural(count, 'period')}` : 'Add periods'}
      form={form}
      save={(typed) =>
        tablePlan({ owner, verdicts: judgeRows(typed.rows, others, today()), onPeriods: setOthers })
      }
      saved={`${plural(count, 'period')} added`}
      undoOf={({ written }) =>
        undoAction(
          pricePeriods,
          undosOf(written),
          { done: 'The added periods are deleted' },
          readPeriodsAgain,
        )
      }
      isAction
      draftKey={`add-periods-${owner.hotel_id}-${owner.dmc_id}`}
      onClose={() => onClose()}
      labels={{ rows: 'Periods' }}
      shown={{ rows: (all) => plural(Array.isArray(all) ? all.length : 0, 'row') }}
      size="lg"
    >
      <Box sx={summaryStyle}>
        <Typography role="status" sx={{ fontWeight: 600, flex: 1 }}>
          {summaryOf(verdicts)}
        </Typography>
        <ClearButton
          rows={rows}
          onChange={(next) => {
            setLeft(0);
            onChange(next);
          }}
        />
        {left > 0 && (
          <Typography sx={{ flexBasis: '100%' }}>
            {plural(left, 'line')} {left === 1 ? 'was' : 'were'} not pasted: a table has at most{' '}
            {mostOperations} rows.
          </Typography>
        )}
      </Box>
      <PeriodTable
        rows={rows}
        verdicts={verdicts}
        onChange={(next) => {
          setLeft(Math.max(next.length - mostOperations, 0));
          onChange(padded(next.slice(0, mostOperations)));
        }}
      />
    </FormDialog>
  );
}
