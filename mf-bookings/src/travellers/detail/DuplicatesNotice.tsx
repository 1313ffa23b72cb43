import { travellers, type Traveller } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';
import { Alert, Button } from '@itinera/shared/ui';
import { nameOf } from '../form/traveller';
import { whyAlike } from '../same/whyAlike';

interface DuplicatesNoticeProps {
  traveller: Traveller;
  onMerge: (otherId: string) => void;
}

/** Probable duplicates: the same passport, or the same birthday and a name that differs in spelling only. */
export function DuplicatesNotice({ traveller, onMerge }: DuplicatesNoticeProps) {
  const { data } = useList(travellers, { duplicates_of: traveller.id, per_page: 5 });
  const found = data?.result.filter(({ id }) => id !== traveller.id) ?? [];
  return found.map((other) => (
    <Alert
      key={other.id}
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => onMerge(other.id)}>
          Compare and merge
        </Button>
      }
    >
      {nameOf(other)}, born {formatDay(other.birthday)}
      {other.passport_number && `, passport ${other.passport_number}`}, may be the same person:{' '}
      {whyAlike(traveller, other)}.
    </Alert>
  ));
}
