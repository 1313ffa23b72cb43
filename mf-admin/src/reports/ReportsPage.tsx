import { UnbuiltArea } from '@itinera/shared/remote';

export default function ReportsPage() {
  return (
    <UnbuiltArea title="Reports">Here you will find reports on sales, payments and occupancy.</UnbuiltArea>
  );
}
