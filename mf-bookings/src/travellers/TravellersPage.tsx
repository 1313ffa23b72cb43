import { UnbuiltArea } from '@itinera/shared/remote';

export default function TravellersPage() {
  return <UnbuiltArea title="Travelers">Here you will find all travelers and their documents.</UnbuiltArea>;
}
