import { pricePeriods, type Hotel } from '@itinera/shared/contracts';
import { useRead } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { LoadingDialog } from '../../../parts/LoadingDialog';
import { CopySeasonsForm } from './CopySeasonsForm';
import { readSeasons } from './readSeasons';

interface CopySeasonsProps {
  hotels: readonly Pick<Hotel, 'id' | 'name'>[];
  onClose: () => void;
}

/** Copies a season of many hotels, for each of their partners, with a report per hotel. */
export function CopySeasons({ hotels, onClose }: CopySeasonsProps) {
  const ids = hotels.map(({ id }) => id).join(' ');
  const { answered, error, again } = useRead(ids, {
    // Not read again after each hotel.
    path: `${pricePeriods.path}/seasons`,
    read: (_ids, signal) => readSeasons(hotels, signal),
  });
  if (answered && answered.result.length > 0)
    return <CopySeasonsForm seasons={answered.result} hotelCount={hotels.length} onClose={onClose} />;
  return (
    <LoadingDialog
      title={`Copy season of ${plural(hotels.length, 'hotel')}`}
      what="prices"
      error={error ?? null}
      onRetry={again}
      onClose={onClose}
    >
      {answered && 'None of these hotels has periods yet.'}
    </LoadingDialog>
  );
}
