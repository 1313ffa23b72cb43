import { UnbuiltArea } from '@itinera/shared/remote';

export default function UsersPage() {
  return (
    <UnbuiltArea title="Users and roles">
      Here you will invite people, assign roles and block accounts.
    </UnbuiltArea>
  );
}
