import { useDialogAddress } from '@itinera/shared/router';
import { Button } from '@itinera/shared/ui';
import { lazy, Suspense } from 'react';

const HotelHistory = lazy(() =>
  import('./HotelHistory').then((module) => ({ default: module.HotelHistory })),
);

/** Opens the history of a hotel, at `?history=open`. */
export function HotelHistoryButton({ id }: { id: string }) {
  const dialog = useDialogAddress('history');
  return (
    <>
      <Button onClick={() => dialog.open('open')}>History</Button>
      {dialog.value === 'open' && (
        <Suspense>
          <HotelHistory id={id} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
