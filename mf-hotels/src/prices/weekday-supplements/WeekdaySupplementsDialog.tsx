import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { weekdaySupplementKind } from './weekdaySupplementKind';

/** Dialog of what nights of some weekdays cost more or less. */
export const WeekdaySupplementsDialog = (props: PriceDialogProps) => (
  <RuleDialog kind={weekdaySupplementKind(props.currency)} {...props} />
);
