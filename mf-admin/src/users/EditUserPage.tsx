import { UnbuiltArea } from '@itinera/shared/remote';

export default function EditUserPage() {
  return <UnbuiltArea title="Edit user">Here you will change the details of a user.</UnbuiltArea>;
}
