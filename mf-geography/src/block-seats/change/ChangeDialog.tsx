import { blockSeats, type BlockSeat } from '@itinera/shared/contracts';
import { updateWrite, useBulk } from '@itinera/shared/data';
import { formatMoney, plural } from '@itinera/shared/format';
import { ConfirmDialog, isUnreadable, LineInput, moneyReader } from '@itinera/shared/forms';
import { Box, FormHelperText, Stack, Typography } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useId, useState } from 'react';
import { nameOf } from '../block';
import { takenOf } from '../stop/stops';
import { Choice } from '../Choice';
import {
  changeable,
  changedValue,
  isFreeWith,
  isMoney,
  operations,
  type Changeable,
  type Operation,
} from './changed';

interface ChangeDialogProps {
  blocks: readonly BlockSeat[];
  onClose: () => void;
}

const shownRows = 5;

const valueIn = (field: Changeable, typed: string, currency: string): number | undefined => {
  if (typed.trim() === '') return undefined;
  if (isMoney(field)) {
    const read = moneyReader(currency).read(typed);
    return isUnreadable(read) ? undefined : read;
  }
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined;
};

const inWords = (field: Changeable, value: number | null, currency: string): string => {
  if (value === null) return 'empty';
  return isMoney(field) ? formatMoney(value, currency) : String(value);
};

/** Sets, raises or lowers one field of selected blocks after a preview. */
export function ChangeDialog({ blocks, onClose }: ChangeDialogProps) {
  const { run } = useBulk(blockSeats);
  const [field, setField] = useState<Changeable>('seats_total');
  const [operation, setOperation] = useState<Operation>('=');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isFree, setFree] = useState(false);
  const hintId = useId();
  const [currency = 'EUR', ...others] = new Set(blocks.map((one) => one.currency));
  const by = valueIn(field, typed, currency);
  const changes = blocks.flatMap((block) => {
    const after = by === undefined ? undefined : changedValue(block, field, operation, by);
    return after === undefined || after === block[field] ? [] : [{ block, after }];
  });
  const negative = changes.filter(({ after }) => after < (field === 'seats_total' ? 1 : 0));
  const oversold =
    field === 'seats_total' ? changes.filter(({ block, after }) => after < takenOf(block)) : [];
  const oversold_reason = reason.trim();
  const free = isMoney(field)
    ? changes.filter(({ block, after }) => !block.is_free && isFreeWith(block, field, after))
    : [];
  const problem =
    isMoney(field) && others.length > 0
      ? 'These blocks have prices in several currencies. Choose blocks of one.'
      : typed !== '' && by === undefined
        ? 'Enter a number.'
        : negative[0]
          ? `${nameOf(negative[0].block)} would become ${inWords(field, negative[0].after, currency)}.`
          : undefined;
  const confirm = () => {
    onClose();
    void run(
      changes.map(({ block, after }) =>
        updateWrite(
          blockSeats,
          { entry: block, name: nameOf(block) },
          {
            [field]: after,
            ...(isMoney(field) && { is_free: isFreeWith(block, field, after) }),
            ...(after < takenOf(block) && oversold.length > 0 && { oversold_reason }),
          },
        ),
      ),
      { noun: 'block', done: 'changed' },
    );
  };
  return (
    <ConfirmDialog
      question={`Change ${plural(blocks.length, 'block')}`}
      verb={changes.length > 0 ? `Change ${plural(changes.length, 'block')}` : 'Change'}
      isDangerous={false}
      isReady={
        problem === undefined &&
        changes.length > 0 &&
        (oversold.length === 0 || oversold_reason !== '') &&
        (free.length === 0 || isFree)
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Choice label="Field" value={field} words={changeable} onChange={setField} />
          <Choice label="Operation" value={operation} words={operations} onChange={setOperation} />
        </Box>
        <LineInput
          label={isMoney(field) ? `Amount, ${currency}` : 'Number'}
          value={typed}
          onChange={setTyped}
          problem={problem}
        />
        {free.length > 0 && (
          <div>
            <FormControlLabel
              label="Sell for nothing"
              control={
                <Switch
                  checked={isFree}
                  onChange={(_event, checked) => setFree(checked)}
                  slotProps={{ input: { 'aria-describedby': hintId } }}
                />
              }
            />
            <FormHelperText id={hintId}>
              Customers would fly for 0 {currency} with {plural(free.length, 'block')}.
            </FormHelperText>
          </div>
        )}
        {oversold.length > 0 && (
          <LineInput
            label="Why there are fewer seats than are taken"
            hint={`Bookings have more seats of ${plural(oversold.length, 'block')} than there would be`}
            value={reason}
            onChange={setReason}
            required
          />
        )}
        {changes.length > 0 && (
          <Box component="ul" aria-label="Changes" sx={{ m: 0, pl: 2.5 }}>
            {changes.slice(0, shownRows).map(({ block, after }) => (
              <li key={block.id}>
                {nameOf(block)}: {inWords(field, block[field], currency)} → {inWords(field, after, currency)}
              </li>
            ))}
            {changes.length > shownRows && <li>and {changes.length - shownRows} more</li>}
          </Box>
        )}
        {by !== undefined && changes.length < blocks.length && (
          <Typography color="textSecondary">
            {plural(blocks.length - changes.length, 'block')} will not change.
          </Typography>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
