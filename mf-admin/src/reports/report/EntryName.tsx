import { airports, countries, flightCarriers, hotels, users } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { partnerName, personName } from '@itinera/shared/format';
import type { Subject } from '../parameters';

interface EntryProps {
  of: Subject;
  id: string;
}

/** The name of the entry that a report is about. */
export function EntryName({ of, id }: EntryProps) {
  switch (of) {
    case 'hotel':
      return <HotelName id={id} />;
    case 'partner':
      return <UserName id={id} nameOf={partnerName} />;
    case 'manager':
    case 'user':
      return <UserName id={id} nameOf={personName} />;
    case 'country':
      return <CountryName id={id} />;
    case 'carrier':
      return <CarrierName id={id} />;
    case 'airport':
      return <AirportName id={id} />;
  }
}

const HotelName = ({ id }: { id: string }) => useOne(hotels, id).data?.name ?? '…';
const CarrierName = ({ id }: { id: string }) => useOne(flightCarriers, id).data?.name ?? '…';
const AirportName = ({ id }: { id: string }) => useOne(airports, id).data?.iata_code ?? '…';
const CountryName = ({ id }: { id: string }) =>
  useOne(countries, id, { with_data: true }).data?.country_name?.name ?? '…';

function UserName({ id, nameOf }: { id: string; nameOf: typeof personName }) {
  const { data } = useOne(users, id);
  return data ? nameOf(data) : '…';
}
