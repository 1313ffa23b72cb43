import { UnbuiltArea } from '@itinera/shared/remote';

export default function NotificationsPage() {
  return (
    <UnbuiltArea title="Notifications">Here you will choose who gets notified, and about what.</UnbuiltArea>
  );
}
