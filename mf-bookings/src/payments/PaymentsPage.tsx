import { UnbuiltArea } from '@itinera/shared/remote';

export default function PaymentsPage() {
  return (
    <UnbuiltArea title="Payments">
      Here you will track what customers owe, and what is due for hotels and transfers.
    </UnbuiltArea>
  );
}
