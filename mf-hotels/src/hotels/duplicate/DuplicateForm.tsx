import { duplicateHotelForm, type Hotel, type HotelCopyPreview } from '@itinera/shared/contracts';
import { FormDialog, TextInput, useContractForm } from '@itinera/shared/forms';
import { useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, fieldGaps, Typography } from '@itinera/shared/ui';
import { labels } from '../labels';
import { imagesIn, partsIn, usualParts } from './copyWords';
import { duplicatePlan, undoOfDuplicate } from './duplicatePlan';
import { PartsInput } from './PartsInput';

interface DuplicateFormProps {
  hotel: Hotel;
  preview: HotelCopyPreview;
  /** Called with the duplicate, or without one. */
  onClose: (made?: Hotel) => void;
}

const formLabels = { name: labels.name, url_pretty_name: labels.url_pretty_name, parts: 'Taken along' };

export function DuplicateForm({ hotel, preview, onClose }: DuplicateFormProps) {
  const navigate = useNavigate();
  const parts = partsIn(preview);
  const form = useContractForm(duplicateHotelForm(hotel.name), {
    name: hotel.name,
    url_pretty_name: '',
    parts: usualParts(parts),
  });
  const { control } = form;
  const leave = () => void navigate(pathTo('hotels-id', { id: hotel.id }), { replace: true });
  return (
    <FormDialog
      title="Duplicate hotel"
      saveVerb="Duplicate hotel"
      form={form}
      save={(wanted) => duplicatePlan(hotel.id, wanted)}
      saved={`${hotel.name} duplicated`}
      undoOf={({ made }) => undoOfDuplicate(made, leave)}
      isAction
      draftKey={`hotel-duplicate-${hotel.id}`}
      onClose={(done) => onClose(done?.made)}
      labels={formLabels}
    >
      {/* Names of hotels are long. */}
      <Box sx={{ display: 'grid', gridColumn: '1 / -1', ...fieldGaps }}>
        <TextInput
          control={control}
          name="name"
          label={labels.name}
          hint="Both are in the same place, where only their names differ"
          required
        />
        <TextInput
          control={control}
          name="url_pretty_name"
          label={labels.url_pretty_name}
          hint="Created from the name if left empty"
        />
      </Box>
      <PartsInput control={control} parts={parts} images={imagesIn(preview)} />
      <Typography variant="body2" color="textSecondary">
        Place, class, stars, distances, keywords and own fields are the same. The duplicate is inactive until
        you activate it. Images, coordinates, ratings and notes are those of {hotel.name}, and stay there.
      </Typography>
    </FormDialog>
  );
}
