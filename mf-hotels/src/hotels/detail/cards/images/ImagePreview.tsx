import { imageUrl, type HotelImage } from '@itinera/shared/contracts';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent } from '@itinera/shared/ui-more';
import { useState, type KeyboardEvent } from 'react';
import { altOf } from './imageNames';

interface ImagePreviewProps {
  images: readonly HotelImage[];
  hotelName: string;
  startId: string | undefined;
  onClose: () => void;
}

/** One enlarged image with its alternative text. Arrow keys switch images, Escape closes. */
export function ImagePreview({ images, hotelName, startId, onClose }: ImagePreviewProps) {
  const [shownId, setShownId] = useState(startId);
  const place = Math.max(
    images.findIndex(({ id }) => id === shownId),
    0,
  );
  const image = images[place];
  if (!image) return null;
  const go = (by: 1 | -1) => setShownId((images[place + by] ?? image).id);
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const count = `${place + 1} of ${images.length}`;
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={keys}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { 'aria-label': `Image ${count}` } }}
    >
      <DialogContent sx={{ p: 1, display: 'grid', placeItems: 'center', minHeight: 240 }}>
        <Box
          component="img"
          src={imageUrl(image.file_name)}
          alt={altOf(image, hotelName, place)}
          sx={{ maxWidth: '100%', maxHeight: 'calc(100vh - 200px)', borderRadius: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Typography variant="body2" role="status" sx={{ flexGrow: 1, minWidth: 160, pl: 1 }}>
          {count}
          {image.alt !== null && `: ${image.alt}`}
        </Typography>
        {/* Not `disabled`, which would lose the focus at the ends. */}
        <Button aria-disabled={place === 0} onClick={() => go(-1)}>
          Previous
        </Button>
        <Button autoFocus aria-disabled={place === images.length - 1} onClick={() => go(1)}>
          Next
        </Button>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
