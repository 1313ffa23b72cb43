import { pricePeriods } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { LoadingDialog } from '../../../parts/LoadingDialog';
import type { PriceDialogProps } from '../../priceDialog';
import { PeriodTableForm } from './PeriodTableForm';

/** Adds several periods at once, typed or pasted as a table. */
export function AddPeriodsDialog({ hotelId, dmcId, onClose }: PriceDialogProps) {
  const owner = { hotel_id: hotelId, dmc_id: dmcId };
  const { data, error, refetch } = useList(pricePeriods, owner);
  if (data) return <PeriodTableForm owner={owner} periods={data.result} onClose={onClose} />;
  return (
    <LoadingDialog
      title="Add periods"
      what="periods"
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
