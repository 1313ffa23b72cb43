import { bookings } from '@itinera/shared/contracts';
import { useTotal } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { Alert, Button } from '@itinera/shared/ui';

interface NewBookingsProps {
  /** Filters of the list, without page and sort. */
  query: Record<string, string>;
  /** Total of the list when it was read. */
  known: number;
  onShow: () => void;
}

/** Button `3 new bookings`, so that the list does not change by itself. Counts each minute while the page is visible. */
export function NewBookings({ query, known, onShow }: NewBookingsProps) {
  const { total = known } = useTotal(bookings.path, query);
  const count = total - known;
  return (
    <div role="status">
      {count > 0 && (
        <Alert
          severity="info"
          sx={{ py: 0, mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={onShow}>
              Show
            </Button>
          }
        >
          {plural(count, 'new booking')}
        </Alert>
      )}
    </div>
  );
}
