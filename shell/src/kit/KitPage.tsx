import { hotels, hotelThemes, regions } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { Box, Page } from '@itinera/shared/ui';
import { FieldsInState } from './FieldsInState';
import { filled } from './filled';
import { blank } from './kitForm';

/**
 * All fields of the kit in each of their states, for a visual check: some have no screen yet, and no screen shows all states. Options
 * come from the API; selecting a picture stores it.
 */
export default function KitPage() {
  const hotel = useList(hotels, { per_page: 1, with_data: true }).data?.result[0];
  const themes = useList(hotelThemes, {}).data?.result;
  const region = useList(regions, { per_page: 1 }).data?.result[0];
  const values = hotel && themes && region && filled(hotel, themes, region.id);
  return (
    <Page title="Kit">
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
        }}
      >
        <FieldsInState
          state="Empty"
          values={blank}
          hint="What to type, shown while the field has the focus."
        />
        <FieldsInState state="Required" values={blank} required />
        {values && (
          <>
            <FieldsInState state="Filled" values={values} />
            <FieldsInState state="Refused" values={values} isRefused />
            <FieldsInState state="Disabled" values={values} disabled />
          </>
        )}
      </Box>
    </Page>
  );
}
