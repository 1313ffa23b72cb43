import { UnbuiltArea } from '@itinera/shared/remote';

export default function SettingsPage() {
  return <UnbuiltArea title="Settings">Here you will manage settings for the whole company.</UnbuiltArea>;
}
