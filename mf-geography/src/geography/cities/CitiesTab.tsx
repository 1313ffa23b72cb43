import { cities, type City } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { EntityList } from '../../list/EntityList';
import { showAndHide } from '../../list/showAndHide';
import { cityName } from '../parents';
import { citiesList } from './citiesList';

export function CitiesTab() {
  const { update } = useBulk(cities);
  return (
    <EntityList
      definition={citiesList}
      nameOf={cityName}
      bulk={showAndHide<City>(
        (chosen, show_in_filter, done) =>
          void update(
            chosen.map((entry) => ({ entry, name: cityName(entry) })),
            { show_in_filter },
            { noun: 'city', done },
          ),
      )}
      whenEmpty="Journeys begin in a city: add the first one."
    />
  );
}
