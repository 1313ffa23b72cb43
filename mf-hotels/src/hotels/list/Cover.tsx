import { thumbnailUrl, type HotelImage } from '@itinera/shared/contracts';
import { styled } from '@itinera/shared/ui';

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  // As high as the row allows; on a phone fixed by the card.
  height: 'min(40px, var(--row) - 8px)',
  aspectRatio: '3 / 2',
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: theme.palette.action.hover,
  [theme.breakpoints.down('sm')]: { height: 36 },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
}));

/** Beside the name, an image without an alternative text is decorative. */
export function Cover({ image }: { image: HotelImage | undefined }) {
  return (
    <Frame>
      {image && (
        <img src={thumbnailUrl(image.file_name)} alt={image.alt ?? ''} loading="lazy" decoding="async" />
      )}
    </Frame>
  );
}
