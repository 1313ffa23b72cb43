import { UnbuiltArea } from '@itinera/shared/remote';

export default function NewUserPage() {
  return <UnbuiltArea title="New user">Here you will invite a new user.</UnbuiltArea>;
}
