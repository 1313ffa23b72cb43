import { EntitySelect } from '@itinera/shared/choices';
import { airports, countries, flightCarriers, hotels, users } from '@itinera/shared/contracts';
import { countryName, partnerName, personName } from '@itinera/shared/format';
import type { Subject } from '../parameters';

interface EntrySelectProps {
  of: Subject;
  label: string;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Chooses the entry that a report is about, or none. */
export function EntrySelect({ of, ...field }: EntrySelectProps) {
  switch (of) {
    case 'hotel':
      return <EntitySelect collection={hotels} query={{}} nameOf={({ name }) => name} {...field} />;
    case 'partner':
      return <EntitySelect collection={users} query={{ role: 'dmc' }} nameOf={partnerName} {...field} />;
    case 'manager':
      return <EntitySelect collection={users} query={{ is_staff: true }} nameOf={personName} {...field} />;
    case 'user':
      return <EntitySelect collection={users} query={{}} nameOf={personName} {...field} />;
    case 'country':
      return (
        <EntitySelect collection={countries} query={{ with_data: true }} nameOf={countryName} {...field} />
      );
    case 'carrier':
      return <EntitySelect collection={flightCarriers} query={{}} nameOf={({ name }) => name} {...field} />;
    case 'airport':
      return (
        <EntitySelect
          collection={airports}
          query={{}}
          nameOf={({ iata_code, name }) => `${iata_code} ${name}`}
          {...field}
        />
      );
  }
}
