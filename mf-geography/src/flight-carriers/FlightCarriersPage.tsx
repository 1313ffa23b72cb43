import { flightCarriers, type FlightCarrier } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { Page } from '@itinera/shared/ui';
import { activation } from '../list/activation';
import { EntityList } from '../list/EntityList';
import { carriersList } from './carriersList';

const nameOf = ({ name }: FlightCarrier) => name;

export default function FlightCarriersPage() {
  const { update } = useBulk(flightCarriers);
  return (
    <Page title="Flight Carriers">
      <EntityList
        definition={carriersList}
        nameOf={nameOf}
        bulk={activation<FlightCarrier>(
          (chosen, is_active, done) =>
            void update(
              chosen.map((entry) => ({ entry, name: entry.name })),
              { is_active },
              { noun: 'flight carrier', done },
            ),
        )}
        whenEmpty="Flights are of a carrier: add the first one."
      />
    </Page>
  );
}
