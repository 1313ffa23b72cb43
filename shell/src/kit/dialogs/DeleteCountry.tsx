import { countries } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { DeleteDialog } from '@itinera/shared/forms';

/** Asks about the first country of the API, which has regions. */
export function DeleteCountry({ onClose }: { onClose: () => void }) {
  const country = useList(countries, { with_data: true, per_page: 1 }).data?.result[0];
  return (
    country && (
      <DeleteDialog
        collection={countries}
        id={country.id}
        noun="country"
        name={country.country_name?.name ?? '—'}
        typed
        onClose={onClose}
      />
    )
  );
}
