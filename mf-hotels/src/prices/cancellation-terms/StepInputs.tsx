import { StepMoment } from '@itinera/shared/kinds/dialogs';
import { ChargeInputs } from './ChargeInputs';
import { stepLabels, usualHour, type TermsFieldsProps, type TermsPath } from './termsForm';

interface StepInputsProps extends Pick<TermsFieldsProps, 'control'> {
  /** Path of a field of the step. */
  path: (field: 'days_before' | 'hour' | 'kind' | 'value') => TermsPath;
  /** Only the first step can begin with the booking. */
  isFirst: boolean;
}

/** When a step begins, and what it charges. */
export const StepInputs = ({ control, path, isFirst }: StepInputsProps) => (
  <>
    <StepMoment
      control={control}
      path={path}
      labels={stepLabels}
      hint="0 to 24, in the hotel’s time"
      usualHour={usualHour}
      isFirst={isFirst}
    />
    <ChargeInputs control={control} path={path} />
  </>
);
