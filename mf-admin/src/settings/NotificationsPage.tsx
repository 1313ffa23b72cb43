import { UnbuiltArea } from '@itinera/shared/remote';

export default function NotificationsPage() {
  return <UnbuiltArea title="Notifications">Here you will decide who is told of what.</UnbuiltArea>;
}
