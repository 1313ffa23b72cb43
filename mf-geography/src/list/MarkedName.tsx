import type { City } from '@itinera/shared/contracts';
import { Box } from '@itinera/shared/ui';
import { cityName } from '../geography/parents';
import { useUnsavedCities } from './unsaved';

/** Specification 8: a city that could not be changed pops up nothing; the row itself says so. */
export function CityName({ city }: { city: City }) {
  const isUnsaved = useUnsavedCities().has(city.id);
  return (
    <>
      {cityName(city)}
      {isUnsaved && (
        <Box component="span" sx={{ ml: 1, color: 'warning.main', fontSize: '0.75rem' }}>
          last change not saved
        </Box>
      )}
    </>
  );
}
