import { places, type Place } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { EntityList } from '../../list/EntityList';
import { showAndHide } from '../../list/showAndHide';
import { placeName } from '../parents';
import { placesList } from './placesList';

export function PlacesTab() {
  const { update } = useBulk(places);
  return (
    <EntityList
      definition={placesList}
      nameOf={placeName}
      bulk={showAndHide<Place>(
        (chosen, show_in_filter, done) =>
          void update(
            chosen.map((entry) => ({ entry, name: placeName(entry) })),
            { show_in_filter },
            { noun: 'place', done },
          ),
      )}
      whenEmpty="Hotels stand in a place: add the first one."
    />
  );
}
