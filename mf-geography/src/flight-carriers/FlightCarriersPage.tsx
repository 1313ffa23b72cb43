import { UnbuiltArea } from '@itinera/shared/remote';

export default function FlightCarriersPage() {
  return <UnbuiltArea title="Flight Carriers">Here you will maintain the airlines that fly your guests.</UnbuiltArea>;
}
