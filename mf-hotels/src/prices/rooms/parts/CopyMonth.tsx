import { copyMonthForm, type CopyMonth as Asked } from '@itinera/shared/contracts';
import { NotSent } from '@itinera/shared/data';
import { monthInWords, plural, plusMonths } from '@itinera/shared/format';
import { FormDialog, SelectInput, useContractForm, useWatch } from '@itinera/shared/forms';
import type { CellId } from '@itinera/shared/sheet';
import { Typography } from '@itinera/shared/ui';
import { useEffect } from 'react';
import { monthOf } from '../model/nights';

type Changes = readonly (CellId & { text: string })[];

interface CopyMonthProps {
  month: string;
  /** Loads the nights of a month to copy to. */
  onTarget: (month: string) => void;
  /** What a copy changes; undefined while the nights are loading. */
  changesOf: (to: string, days: Asked['days']) => Changes | undefined;
  /** Takes them over into the grid, where they are saved. */
  onCopy: (changes: Changes) => void;
  /** Called with the month that has been copied to. */
  onClose: (to?: string) => void;
}

const labels = { to: 'To', days: 'Days of the copy' } as const;
const days = [
  { value: 'weekdays', label: 'Same weekdays' },
  { value: 'dates', label: 'Same dates' },
] as const;

/** Months that can be copied to: two years. */
const MONTHS = 24;

const choicesAfter = (month: string) =>
  Array.from({ length: MONTHS }, (_, at) => plusMonths(month, at + 1)).map((to) => ({
    value: `${to}-01`,
    label: monthInWords(to),
  }));

/** Copies the rooms of the shown month to another one. */
export function CopyMonth({ month, onTarget, changesOf, onCopy, onClose }: CopyMonthProps) {
  const form = useContractForm(copyMonthForm, { to: `${plusMonths(month, 1)}-01`, days: 'weekdays' });
  const { control } = form;
  const typed = copyMonthForm.safeParse(useWatch({ control }));
  const to = typed.success ? monthOf(typed.data.to) : undefined;
  useEffect(() => {
    if (to !== undefined) onTarget(to);
    // The same target is loaded once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [to]);
  const count = to !== undefined && typed.data ? changesOf(to, typed.data.days)?.length : undefined;
  const save = (asked: Asked) => {
    const changes = changesOf(monthOf(asked.to), asked.days);
    if (!changes) throw new NotSent('The nights of this month are still loading. Try again in a moment.');
    if (changes.length === 0)
      throw new NotSent('No night would change. Choose another month, or add an allotment for it first.');
    onCopy(changes);
    return Promise.resolve({ to: monthOf(asked.to) });
  };
  return (
    <FormDialog
      title="Copy month"
      saveVerb={count ? `Copy ${plural(count, 'night')}` : 'Copy month'}
      form={form}
      save={save}
      saved="Month copied. Save it in the grid."
      isAction
      draftKey={`copy-month-${month}`}
      onClose={(copied) => onClose(copied?.to)}
      labels={labels}
    >
      <Typography color="textSecondary">
        The rooms of {monthInWords(month)} are copied to the same allotments, or to those that follow them for
        the same rooms.
      </Typography>
      <SelectInput control={control} name="to" label={labels.to} required options={choicesAfter(month)} />
      <SelectInput control={control} name="days" label={labels.days} required options={days} />
      <Typography role="status">
        {to !== undefined &&
          (count === undefined
            ? 'Loading the nights'
            : count === 0
              ? 'No night would change'
              : `${plural(count, 'night')} will change`)}
      </Typography>
    </FormDialog>
  );
}
