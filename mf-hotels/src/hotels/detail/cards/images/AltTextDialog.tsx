import { hotelImages, thumbnailUrl, type HotelImage } from '@itinera/shared/contracts';
import { undoOfUpdate, useUpdate } from '@itinera/shared/data';
import { EntryDialog, FormDialog, HistoryButton, TextInput, useContractForm } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';

interface AltTextDialogProps {
  id: string;
  onClose: () => void;
}

const title = 'Edit alt text';
const labels = { alt: 'Alt text', order: 'Order' } as const;

/** Edits the alternative text of an image, which is shown beside it. */
export const AltTextDialog = ({ id, onClose }: AltTextDialogProps) => (
  <EntryDialog collection={hotelImages} id={id} query={{}} title={title} onClose={onClose}>
    {(image) => <AltTextForm image={image} onClose={onClose} />}
  </EntryDialog>
);

function AltTextForm({ image, onClose }: { image: HotelImage; onClose: () => void }) {
  const { mutateAsync } = useUpdate(hotelImages, image);
  const form = useContractForm(hotelImages.updateInput, { alt: image.alt });
  return (
    <FormDialog
      title={title}
      form={form}
      save={mutateAsync}
      saved="Alt text updated"
      undoOf={(saved, before) => undoOfUpdate(hotelImages, saved, before, 'Alt text')}
      draftKey={`alt-text-${image.id}`}
      onClose={onClose}
      labels={labels}
      tools={<HistoryButton of={{ collection: hotelImages, id: image.id, labels, references: {} }} />}
    >
      <Box
        component="img"
        src={thumbnailUrl(image.file_name)}
        alt=""
        sx={{ maxWidth: '100%', maxHeight: 240, objectFit: 'contain', borderRadius: 1 }}
      />
      <TextInput
        control={form.control}
        name="alt"
        label={labels.alt}
        hint="What the image shows, for people who don’t see it. Up to 200 characters; may be empty."
        rows={3}
      />
    </FormDialog>
  );
}
