import { UnbuiltArea } from '@itinera/shared/remote';

export default function TravellersPage() {
  return <UnbuiltArea title="Travelers">Here all travelers will be listed with their documents.</UnbuiltArea>;
}
