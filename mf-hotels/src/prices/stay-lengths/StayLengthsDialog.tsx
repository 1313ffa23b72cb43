import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { stayLengthKind } from './stayLengthKind';

/** Dialog of how long stays over some days are. */
export const StayLengthsDialog = (props: PriceDialogProps) => <RuleDialog kind={stayLengthKind} {...props} />;
