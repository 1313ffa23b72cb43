import { UnbuiltArea } from '@itinera/shared/remote';

export default function SettingsPage() {
  return <UnbuiltArea title="Settings">Here you will set what holds for the whole company.</UnbuiltArea>;
}
