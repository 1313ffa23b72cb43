import type { PersonTyped, Traveller } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { Alert, Button } from '@itinera/shared/ui';
import { fullName } from '../../../bookings/customer/fullName';
import { useSamePerson } from '../../../travellers/same/useSamePerson';

interface SamePersonNoticeProps {
  typed: PersonTyped['traveller'];
  /** Ids that are selected in other cards. */
  taken: readonly string[];
  onUse: (traveller: Traveller) => void;
}

/** Warns that a typed person is already in the list: a second entry would split their trips and documents. */
export function SamePersonNotice({ typed, taken, onUse }: SamePersonNoticeProps) {
  const same = useSamePerson(typed);
  if (!same) return null;
  const { traveller: known, why } = same;
  const personText = `${fullName(known)}, born on ${formatDay(known.birthday)}, is in the list already`;
  if (taken.includes(known.id))
    return <Alert severity="warning">{personText}, and has a place in this party.</Alert>;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={() => onUse(known)}>
          Use this traveler
        </Button>
      }
    >
      {personText}: {why}.
    </Alert>
  );
}
