import { periodCopyAmong, pricePeriods, type PricePeriod } from '@itinera/shared/contracts';
import { undoAction, undosOf } from '@itinera/shared/data';
import {
  DateRangeInput,
  FormDialog,
  PercentInput,
  TextInput,
  useContractForm,
  useWatch,
} from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { OutOfRange } from '../cells/OutOfRange';
import { periodsPlan } from './periodsPlan';
import { periodName } from './periodWords';
import { copying } from './periodWrites';
import { counted, outOfRange, type PricedIn } from './pricedIn';
import { readPeriodsAgain } from './readPeriodsAgain';

interface CopyPeriodProps {
  period: PricePeriod;
  periods: readonly PricePeriod[];
  /** Entries of the period. */
  priced: PricedIn;
  currency: string;
  onClose: () => void;
}

const labels = {
  start_period: 'First night',
  end_period: 'Last night',
  name: 'Name',
  change_bp: 'Change prices by',
} as const;

/** The same day of the next year; of 29 February the day before. */
const nextYear = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

/** Copies a period with its terms and prices, by default to the next year. */
export function CopyPeriod({ period, periods, priced, currency, onClose }: CopyPeriodProps) {
  // Periods from when the form opened: after a lost answer the copy would overlap itself.
  const [others] = useState(periods);
  const form = useContractForm(periodCopyAmong(others), {
    start_period: nextYear(period.start_period),
    end_period: nextYear(period.end_period),
    name: period.name,
    change_bp: 0,
  });
  const { control } = form;
  const changeBp = useWatch({ control, name: 'change_bp' });
  // Invalid text is reported at the field.
  const { tooLow, tooHigh } = outOfRange(priced, Number(changeBp) || 0);
  const what = counted(priced);
  return (
    <FormDialog
      title="Copy period"
      saveVerb="Copy period"
      form={form}
      save={(copy) => periodsPlan('Copy the period', [copying(period, copy)])}
      saved={what ? `Period copied, with ${what}` : 'Period copied'}
      undoOf={({ written }) =>
        undoAction(
          pricePeriods,
          undosOf(written),
          { done: 'The copy of the period is deleted' },
          readPeriodsAgain,
        )
      }
      isAction
      draftKey={`copy-period-${period.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography color="textSecondary">
        Copies {periodName(period)}
        {what ? `, with its ${what}` : '. It has no prices'}.
      </Typography>
      <DateRangeInput
        control={control}
        from="start_period"
        to="end_period"
        labels={[labels.start_period, labels.end_period]}
        required
      />
      <TextInput control={control} name="name" label={labels.name} />
      <PercentInput
        control={control}
        name="change_bp"
        label={labels.change_bp}
        hint="Such as 5, or -10; 0 for the same prices"
        required
      />
      <OutOfRange tooLow={tooLow} tooHigh={0} currency={currency} outcome="Not copied" />
      <OutOfRange tooLow={0} tooHigh={tooHigh} currency={currency} outcome="Can’t be copied" />
    </FormDialog>
  );
}
