import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { stopSaleKind } from './stopSaleKind';

/** Dialog of days on which a hotel is not sold. */
export const StopSalesDialog = (props: PriceDialogProps) => <RuleDialog kind={stopSaleKind} {...props} />;
