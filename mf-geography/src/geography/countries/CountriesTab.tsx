import { countries, type Country } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { EntityList } from '../../list/EntityList';
import { showAndHide } from '../../list/showAndHide';
import { countryName } from '../parents';
import { countriesList } from './countriesList';

export function CountriesTab() {
  const { update } = useBulk(countries);
  return (
    <EntityList
      definition={countriesList}
      nameOf={countryName}
      typed
      bulk={showAndHide<Country>(
        (chosen, show_in_filter, done) =>
          void update(
            chosen.map((entry) => ({ entry, name: countryName(entry) })),
            { show_in_filter },
            { noun: 'country', done },
          ),
      )}
      whenEmpty="Regions, cities and hotels belong to a country: add the first one."
    />
  );
}
