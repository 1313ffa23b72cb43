import { KindsPage } from '@itinera/shared/kinds/lists';
import { beachesList } from './beaches/beachesList';
import { boardingsList } from './boardings/boardingsList';
import { chainsList } from './chains/chainsList';
import { classesList } from './classes/classesList';
import { featuresList } from './features/featuresList';
import { formatsList } from './formats/formatsList';
import { roomsList } from './rooms/roomsList';
import { themesList } from './themes/themesList';
import { typesList } from './types/typesList';

export default function HotelThemesPage() {
  return (
    <KindsPage
      title="Hotel Themes"
      lists={[
        themesList,
        classesList,
        chainsList,
        typesList,
        formatsList,
        beachesList,
        boardingsList,
        roomsList,
        featuresList,
      ]}
    />
  );
}
