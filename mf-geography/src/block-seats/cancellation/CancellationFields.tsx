import { isCurrency, type blockSeats, type BlockStep } from '@itinera/shared/contracts';
import { RowsInput, useWatch, type FieldsProps } from '@itinera/shared/forms';
import { Alert, Box, FormHelperText, Typography } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import { Choice } from '../Choice';
import { SeatStepInputs } from './SeatStepInputs';
import { blankStep, stepsInWords } from './termsForm';

type Fields = FieldsProps<typeof blockSeats>;

const ways = { hand: 'By hand', terms: 'By terms' } as const;

/** What cancelling seats costs: entered by hand each time, or by terms of the block. Typed steps return with the choice. */
export function CancellationFields({ control, field, fill }: Fields) {
  const { label, hint } = field('cancellation_steps');
  const [steps, typedCurrency] = useWatch({ control, name: ['cancellation_steps', 'currency'] });
  const currency = isCurrency(typedCurrency) ? typedCurrency : '';
  const [typed, setTyped] = useState<BlockStep[]>([]);
  const titleId = useId();
  const choose = (way: keyof typeof ways) => {
    if (way === 'hand') setTyped(steps ?? []);
    fill({ cancellation_steps: way === 'hand' ? null : typed });
  };
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={titleId} variant="subtitle2" component="h3">
          {label}
        </Typography>
        <FormHelperText>{hint}</FormHelperText>
      </div>
      <Choice label="Charged" value={steps ? 'terms' : 'hand'} words={ways} onChange={choose} />
      {steps && (
        <>
          <RowsInput
            control={control}
            name="cancellation_steps"
            label="Steps"
            noun="step"
            blank={blankStep}
            max={10}
            hint={steps.length === 0 ? 'Without steps, cancelling is free until departure.' : undefined}
          >
            {(inRow, index) => (
              <SeatStepInputs control={control} path={inRow} currency={currency} isFirst={index === 0} />
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
