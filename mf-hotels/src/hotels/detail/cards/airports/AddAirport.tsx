import { EntitySelect } from '@itinera/shared/choices';
import { airports, countries, onlyEntry, regions } from '@itinera/shared/contracts';
import { countryName, regionName } from '@itinera/shared/format';
import { Box, fieldGaps } from '@itinera/shared/ui';
import { useState } from 'react';
import { airportName } from './airportLinks';

interface AddAirportProps {
  /** Ids of linked airports. */
  except: readonly string[];
  onAdd: (airportId: string) => void;
}

/** Search for an airport, within a country and a region if they are selected; both are kept for the next airport. */
export function AddAirport({ except, onAdd }: AddAirportProps) {
  const [country, setCountry] = useState<string>();
  const [region, setRegion] = useState<string>();
  return (
    <Box
      role="group"
      aria-label="Add an airport"
      sx={{ display: 'grid', ...fieldGaps, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <EntitySelect
        label="Country"
        collection={countries}
        query={{ with_data: true }}
        nameOf={countryName}
        value={country}
        onChange={(id) => {
          setCountry(id);
          setRegion(undefined);
        }}
      />
      <EntitySelect
        label="Region"
        disabled={country === undefined}
        collection={regions}
        query={{ with_data: true, country_id: onlyEntry(country) }}
        nameOf={regionName}
        value={region}
        onChange={setRegion}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        <EntitySelect
          label="Add airport"
          hint="Type a name or an IATA code. Country and region narrow the choice."
          collection={airports}
          query={{ country_id: onlyEntry(country), region_id: onlyEntry(region) }}
          nameOf={airportName}
          except={except}
          value={undefined}
          onChange={(id) => id !== undefined && onAdd(id)}
        />
      </Box>
    </Box>
  );
}
