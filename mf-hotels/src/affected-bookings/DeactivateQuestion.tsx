import { plural } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { AffectedBookings } from './AffectedBookings';
import type { AffectedQuery } from './openBookings';
import type { Affected } from './useAffectedBookings';

interface DeactivateQuestionProps {
  /** Number of hotels. */
  count: number;
  affected: Affected;
  query: AffectedQuery;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deactivation of hotels with bookings. */
export const DeactivateQuestion = ({
  count,
  affected,
  query,
  onConfirm,
  onClose,
}: DeactivateQuestionProps) => (
  <ConfirmDialog
    question={count === 1 ? 'Deactivate this hotel?' : `Deactivate ${plural(count, 'hotel')}?`}
    verb="Deactivate"
    isDangerous={false}
    isReady={affected.isChecked}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <Typography sx={{ mb: 1 }}>
      {count === 1 ? 'It is' : 'They are'} no longer sold, until {count === 1 ? 'it is' : 'they are'}{' '}
      activated again.
    </Typography>
    <AffectedBookings
      affected={affected}
      query={query}
      what={`with a check-in at ${count === 1 ? 'this hotel' : 'these hotels'} from today on`}
      consequence="Bookings stay as they are."
    />
  </ConfirmDialog>
);
