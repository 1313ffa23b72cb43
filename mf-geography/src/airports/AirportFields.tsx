import { EntityInput } from '@itinera/shared/choices';
import { cities, regions, type airports } from '@itinera/shared/contracts';
import {
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useWatch,
  type ContractControl,
} from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';
import { cityName, countryChoice, regionName } from '../geography/parents';
import { MapLink } from './MapLink';
import { timeZones } from './timeZones';

export const labels = {
  name: 'Name',
  iata_code: 'IATA code',
  gps_code: 'ICAO code',
  country_id: 'Country',
  region_id: 'Region',
  city_id: 'City',
  latitude_deg: 'Latitude',
  longitude_deg: 'Longitude',
  timezone: 'Time zone',
  charter_start: 'Charter flights start here',
  is_active: 'Active',
} as const;

const pairs = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
};

export function AirportFields({ control }: { control: ContractControl<typeof airports.createInput> }) {
  const country_id = useWatch({ control, name: 'country_id' }) || undefined;
  return (
    <>
      <TextInput control={control} name="name" label={labels.name} required />
      <Box sx={pairs}>
        <TextInput
          control={control}
          name="iata_code"
          label={labels.iata_code}
          required
          hint="Three letters, such as RIX"
        />
        <TextInput
          control={control}
          name="gps_code"
          label={labels.gps_code}
          hint="Four letters, such as EVRA"
        />
      </Box>
      <EntityInput control={control} name="country_id" required {...countryChoice} />
      <Box sx={pairs}>
        <EntityInput
          control={control}
          name="region_id"
          label={labels.region_id}
          collection={regions}
          query={{ with_data: true, country_id }}
          nameOf={regionName}
          disabled={!country_id}
        />
        <EntityInput
          control={control}
          name="city_id"
          label={labels.city_id}
          collection={cities}
          query={{ with_data: true, country_id }}
          nameOf={cityName}
          disabled={!country_id}
        />
      </Box>
      <Box sx={pairs}>
        <NumberInput
          control={control}
          name="latitude_deg"
          label={labels.latitude_deg}
          hint="−90 to 90, north is positive"
        />
        <NumberInput
          control={control}
          name="longitude_deg"
          label={labels.longitude_deg}
          hint="−180 to 180, east is positive"
        />
      </Box>
      <MapLink control={control} />
      <SelectInput control={control} name="timezone" label={labels.timezone} options={timeZones} />
      <SwitchInput control={control} name="charter_start" label={labels.charter_start} />
      <SwitchInput control={control} name="is_active" label={labels.is_active} />
    </>
  );
}
