import { UnbuiltArea } from '@itinera/shared/remote';

export default function HotelThemesPage() {
  return (
    <UnbuiltArea title="Hotel Themes">
      Here you will maintain the themes of hotels and the other lists that classify them.
    </UnbuiltArea>
  );
}
