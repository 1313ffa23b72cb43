import { EntitiesInput } from '@itinera/shared/choices';
import {
  beachTypes,
  boardingTypes,
  features,
  hotelChains,
  hotelClasses,
  hotelThemes,
  roomTypes,
  users,
} from '@itinera/shared/contracts';
import { boardingTypeName, partnerName, roomTypeName } from '@itinera/shared/format';
import { MoneyInput, NumberInput, SelectInput, SwitchInput, useWatch } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';
import { searchLabels, type SearchControl } from './searchForm';

const named = { with_data: true };
const nameOf = ({ name }: { name: string }) => name;
const stars = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

interface MoreFiltersProps {
  control: SearchControl;
  /** Currency of the prices. */
  currency: string;
}

/** Filters that most searches don't use. */
export function MoreFilters({ control, currency }: MoreFiltersProps) {
  const boardings = useWatch({ control, name: 'boarding_type_ids' });
  const origin = useWatch({ control, name: 'origin_city_id' });
  const field = <N extends keyof typeof searchLabels>(name: N) => ({
    control,
    name,
    label: searchLabels[name],
  });
  return (
    <Box
      role="group"
      aria-label="More filters"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        alignItems: 'start',
        mt: 1.5,
      }}
    >
      <EntitiesInput
        {...field('boarding_type_ids')}
        collection={boardingTypes}
        query={named}
        nameOf={boardingTypeName}
      />
      <SwitchInput {...field('boarding_or_better')} disabled={boardings.length === 0} />
      <EntitiesInput {...field('room_type_ids')} collection={roomTypes} query={named} nameOf={roomTypeName} />
      <SelectInput {...field('stars_from')} options={stars} />
      <EntitiesInput {...field('hotel_class_ids')} collection={hotelClasses} query={{}} nameOf={nameOf} />
      <EntitiesInput {...field('hotel_theme_ids')} collection={hotelThemes} query={{}} nameOf={nameOf} />
      <EntitiesInput {...field('hotel_chain_ids')} collection={hotelChains} query={{}} nameOf={nameOf} />
      <EntitiesInput {...field('beach_type_ids')} collection={beachTypes} query={{}} nameOf={nameOf} />
      <EntitiesInput
        {...field('feature_ids')}
        collection={features}
        query={{ ...named, is_filter: true }}
        nameOf={({ feature_name, name }) => feature_name?.name ?? name}
      />
      <NumberInput {...field('distance_to_beach_to')} />
      <MoneyInput {...field('price_from_minor')} currency={currency} />
      <MoneyInput {...field('price_to_minor')} currency={currency} />
      <EntitiesInput {...field('dmc_ids')} collection={users} query={{ role: 'dmc' }} nameOf={partnerName} />
      <SwitchInput {...field('with_transfer')} disabled={origin === null} />
      <SwitchInput {...field('include_on_request')} />
      <SwitchInput {...field('include_blocked')} />
    </Box>
  );
}
