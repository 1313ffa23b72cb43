import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { allotmentKind } from './allotmentKind';

/** Dialog of the rooms that a partner may sell. */
export const AllotmentsDialog = (props: PriceDialogProps) => <RuleDialog kind={allotmentKind} {...props} />;
