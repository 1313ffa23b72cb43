import { UnbuiltArea } from '@itinera/shared/remote';

export default function ReportsPage() {
  return <UnbuiltArea title="Reports">Here you will see sales, payments and occupancy.</UnbuiltArea>;
}
