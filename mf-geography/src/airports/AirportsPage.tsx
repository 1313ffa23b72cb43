import { airports, type Airport } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { Page } from '@itinera/shared/ui';
import { activation } from '../list/activation';
import { EntityList } from '../list/EntityList';
import { airportsList } from './airportsList';

const nameOf = ({ name }: Airport) => name;

export default function AirportsPage() {
  const { update } = useBulk(airports);
  return (
    <Page title="Airports">
      <EntityList
        definition={airportsList}
        nameOf={nameOf}
        bulk={activation<Airport>(
          (chosen, is_active, done) =>
            void update(
              chosen.map((entry) => ({ entry, name: entry.name })),
              { is_active },
              { noun: 'airport', done },
            ),
        )}
        whenEmpty="Hotels are linked to airports, and flights go between them: add the first one."
      />
    </Page>
  );
}
