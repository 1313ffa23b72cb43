import { Users } from './list/Users';

export default function UsersPage() {
  return <Users title="Users and roles" />;
}
