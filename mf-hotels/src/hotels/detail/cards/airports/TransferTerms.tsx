import type { airportsOfHotel, TransferStep } from '@itinera/shared/contracts';
import { RowsInput, useWatch, type ContractControl } from '@itinera/shared/forms';
import { NativeSelect } from '@itinera/shared/grid';
import { Alert, Box, FormHelperText, Typography } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import { labels } from './airportLinks';
import { TransferStepInputs } from './TransferStepInputs';
import { blankStep, stepsInWords } from './transferSteps';

interface TransferTermsProps {
  control: ContractControl<typeof airportsOfHotel>;
  /** Row of the airport. */
  index: number;
  /** Of the transfer price; empty while it is not known. */
  currency: string;
  onSteps: (steps: TransferStep[] | null) => void;
}

/** What cancelling a transfer costs: entered by hand each time, or by terms of the hotel. Typed steps return with the choice. */
export function TransferTerms({ control, index, currency, onSteps }: TransferTermsProps) {
  const name = `airports.${index}.cancellation_steps` as const;
  const steps = useWatch({ control, name });
  const [typed, setTyped] = useState<TransferStep[]>([]);
  const id = useId();
  const choose = (way: string) => {
    if (way === 'hand') setTyped(steps ?? []);
    onSteps(way === 'hand' ? null : typed);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-title`} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={`${id}-title`} variant="subtitle2" component="h4">
          {labels['airports.cancellation_steps']}
        </Typography>
        <FormHelperText>
          Of both directions together. Sold transfers keep the terms that they have
        </FormHelperText>
      </div>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <label htmlFor={id}>Charged</label>
        <NativeSelect
          id={id}
          value={steps ? 'terms' : 'hand'}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="hand">By hand</option>
          <option value="terms">By terms</option>
        </NativeSelect>
      </Box>
      {steps && (
        <>
          <RowsInput
            control={control}
            name={name}
            label="Steps"
            noun="step"
            blank={blankStep}
            max={10}
            hint={steps.length === 0 ? 'Without steps, cancelling is free until arrival.' : undefined}
          >
            {(inRow, step) => (
              <TransferStepInputs control={control} path={inRow} currency={currency} isFirst={step === 0} />
            )}
          </RowsInput>
          <Preview words={stepsInWords(steps, currency)} />
        </>
      )}
    </Box>
  );
}

/** What the steps in the form mean, while they are typed. */
const Preview = ({ words }: { words: string | undefined }) =>
  words === undefined ? (
    <Alert severity="info">The terms appear here when all steps are complete.</Alert>
  ) : (
    <Alert severity="success">{words}</Alert>
  );
