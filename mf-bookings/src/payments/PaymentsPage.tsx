import { UnbuiltArea } from '@itinera/shared/remote';

export default function PaymentsPage() {
  return (
    <UnbuiltArea title="Payments">
      Here you will follow what customers owe and what hotels and transfers are owed.
    </UnbuiltArea>
  );
}
