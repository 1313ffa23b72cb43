import { countries, hotelClasses, hotelThemes, regions, users } from '@itinera/shared/contracts';
import { partnerName } from '@itinera/shared/format';
import { EntitySelect } from '@itinera/shared/forms';
import { useSession } from '@itinera/shared/state';
import { Box } from '@itinera/shared/ui';

interface HotelFiltersProps {
  filters: Record<string, string>;
  onChange: (filters: Record<string, string | undefined>) => void;
}

export function HotelFilters({ filters, onChange }: HotelFiltersProps) {
  const { partner } = useSession();
  return (
    <Box
      role="group"
      aria-label="Filters"
      sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))' }}
    >
      <EntitySelect
        label="Country"
        collection={countries}
        query={{ with_data: true }}
        nameOf={({ country_name }) => country_name?.name ?? '—'}
        value={filters.country_id}
        onChange={(country_id) => onChange({ country_id, region_id: undefined })}
      />
      <EntitySelect
        label="Region"
        collection={regions}
        query={{ with_data: true, country_id: filters.country_id }}
        nameOf={({ name, region_name }) => region_name?.name ?? name}
        value={filters.region_id}
        onChange={(region_id) => onChange({ region_id })}
        disabled={!filters.country_id}
      />
      <EntitySelect
        label="Class"
        collection={hotelClasses}
        query={{}}
        nameOf={({ name }) => name}
        value={filters.hotel_class_id}
        onChange={(hotel_class_id) => onChange({ hotel_class_id })}
      />
      <EntitySelect
        label="Theme"
        collection={hotelThemes}
        query={{}}
        nameOf={({ name }) => name}
        value={filters.hotel_theme_id}
        onChange={(hotel_theme_id) => onChange({ hotel_theme_id })}
      />
      {!partner && (
        <EntitySelect
          label="Partner"
          collection={users}
          query={{ role: 'dmc', status: 'active', per_page: 200 }}
          nameOf={partnerName}
          value={filters.dmc_id}
          onChange={(dmc_id) => onChange({ dmc_id })}
        />
      )}
    </Box>
  );
}
