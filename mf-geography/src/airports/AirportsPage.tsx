import { UnbuiltArea } from '@itinera/shared/remote';

export default function AirportsPage() {
  return <UnbuiltArea title="Airports">Here you will maintain airports and mark those where charter flights start.</UnbuiltArea>;
}
