import { EntityInput } from '@itinera/shared/choices';
import { onlyEntry, type airports } from '@itinera/shared/contracts';
import {
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useWatch,
  type FieldsProps,
  type ContractControl,
} from '@itinera/shared/forms';
import { timeZoneChoices } from '@itinera/shared/format';
import { choiceOf, dialogOf, Pair } from '@itinera/shared/kinds/dialogs';
import { Link } from '@itinera/shared/ui';
import { city } from '../geography/cities/city';
import { country } from '../geography/countries/country';
import { region } from '../geography/regions/region';
import { airport } from './airport';

const timeZones = timeZoneChoices();

function AirportFields({ control, field, clear }: FieldsProps<typeof airports>) {
  const country_id = useWatch({ control, name: 'country_id' }) || undefined;
  const inCountry = { query: { with_data: true, country_id: onlyEntry(country_id) }, disabled: !country_id };
  return (
    <>
      <TextInput {...field('name')} />
      <Pair>
        <TextInput {...field('iata_code')} />
        <TextInput {...field('gps_code')} />
      </Pair>
      <EntityInput
        {...field('country_id')}
        {...choiceOf(country)}
        onChosen={() => clear('region_id', 'city_id')}
      />
      <Pair>
        <EntityInput {...field('region_id')} {...choiceOf(region)} {...inCountry} />
        <EntityInput {...field('city_id')} {...choiceOf(city)} {...inCountry} />
      </Pair>
      <Pair>
        <NumberInput {...field('latitude_deg')} />
        <NumberInput {...field('longitude_deg')} />
      </Pair>
      <MapLink control={control} />
      <SelectInput {...field('timezone')} hint={undefined} options={timeZones} />
      <SwitchInput {...field('charter_start')} />
      <SwitchInput {...field('is_active')} />
    </>
  );
}

export const Dialog = dialogOf(airport, AirportFields);

/** Link to the coordinates on a map, once both are valid. */
function MapLink({ control }: { control: ContractControl<typeof airports.createInput> }) {
  const [latitude, longitude] = useWatch({ control, name: ['latitude_deg', 'longitude_deg'] });
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return (
    <Link
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      sx={{ alignSelf: 'start' }}
    >
      Show on map (opens in a new tab)
    </Link>
  );
}
