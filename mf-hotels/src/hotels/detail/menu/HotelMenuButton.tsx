import { MoreButton } from '@itinera/shared/record';
import { onDemand } from '@itinera/shared/ui';

// Loaded when it is opened.
const HotelMenu = onDemand(() =>
  import(/* webpackChunkName: "card-dialogs" */ './HotelMenu').then((module) => ({
    default: module.HotelMenu,
  })),
);

export const HotelMenuButton = ({ id }: { id: string }) => (
  <MoreButton label="More actions" menu={(props) => <HotelMenu {...props} id={id} />} />
);
