import { thumbnailUrl, type Hotel } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { useDialogAddress } from '@itinera/shared/router';
import { Box, onDemand, Typography } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { useReadsAsPartner } from '../../preview/useReadsAsPartner';
import { CoverMark } from './CoverMark';
import { DropZone } from './DropZone';
import { altOf, imageName } from './imageNames';
import { arranged } from './imageOrder';
import { arrangements } from './reorderImages';
import { uploads } from './uploadStore';

const ImagePreview = onDemand(() =>
  import(/* webpackChunkName: "card-dialogs" */ './ImagePreview').then((module) => ({
    default: module.ImagePreview,
  })),
);

/** Strip of images, cover first. Staff can drop files on it, each image can be enlarged. */
export function ImagesFacts({ hotel }: { hotel: Hotel }) {
  const readsAsPartner = useReadsAsPartner();
  const { ids } = arrangements.use(hotel.id);
  const images = arranged(hotel.hotel_images ?? [], ids);
  const preview = useDialogAddress('image');
  const strip = (
    <>
      {images.length === 0 && <Typography color="textSecondary">No images</Typography>}
      <Box
        component="ul"
        sx={{ display: 'flex', gap: 1, overflowX: 'auto', m: 0, p: 0.5, listStyle: 'none' }}
      >
        {images.map((image, place) => (
          <Box component="li" key={image.id} sx={{ flexShrink: 0, position: 'relative' }}>
            <Box
              component="button"
              type="button"
              aria-label={`Show ${imageName(place)} in large`}
              onClick={() => preview.open(image.id)}
              sx={{ p: 0, border: 0, background: 'none', cursor: 'zoom-in', display: 'block' }}
            >
              <Box
                component="img"
                loading="lazy"
                src={thumbnailUrl(image.file_name)}
                alt={altOf(image, hotel.name, place)}
                sx={{ display: 'block', width: 165, height: 110, objectFit: 'cover', borderRadius: 1 }}
              />
            </Box>
            {place === 0 && <CoverMark />}
          </Box>
        ))}
      </Box>
      {images.some(({ id }) => id === preview.value) && (
        <Suspense>
          <ImagePreview
            key={preview.value}
            images={images}
            hotelName={hotel.name}
            startId={preview.value}
            onClose={preview.close}
          />
        </Suspense>
      )}
    </>
  );
  if (readsAsPartner) return strip;
  return (
    <DropZone hotelId={hotel.id} imageCount={images.length}>
      {strip}
      <UnderWay hotelId={hotel.id} />
    </DropZone>
  );
}

/** Progress of uploads while the dialog is closed. */
function UnderWay({ hotelId }: { hotelId: string }) {
  const all = uploads.use(hotelId);
  const { unsaved } = arrangements.use(hotelId);
  const stopped = all.filter(({ state }) => state === 'failed' || state === 'refused').length;
  const coming = all.length - stopped;
  const lines = [
    coming > 0 && `${plural(coming, 'image')} on the way`,
    stopped > 0 && `${plural(stopped, 'file')} not uploaded`,
    unsaved.length > 0 && `order of ${plural(unsaved.length, 'image')} not saved`,
  ].filter(Boolean);
  return (
    <Typography role="status" variant="body2" sx={{ color: 'warning.main' }}>
      {lines.join(' · ')}
    </Typography>
  );
}
