import { thumbnailUrl, type HotelImage } from '@itinera/shared/contracts';
import { capitalised } from '@itinera/shared/format';
import { Box, Button, Paper, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { CoverMark } from './CoverMark';
import { ImageMenu } from './ImageMenu';
import { imageName } from './imageNames';

interface ImageTileProps {
  image: HotelImage;
  /** Index, from 0. */
  place: number;
  count: number;
  handle: ReactNode;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onMove: (place: number) => void;
  onShow: () => void;
  onDescribe: () => void;
  onDelete: () => void;
  /** Defined if the order of the image could not be saved. */
  onRetry: (() => void) | undefined;
}

/** Tile of an image in the dialog, with its actions. */
export function ImageTile(props: ImageTileProps) {
  const { image, place, count, handle, isSelected, onSelect, onMove, onShow, onDescribe, onDelete } = props;
  const name = imageName(place);
  return (
    <Paper
      variant="outlined"
      sx={{ overflow: 'hidden', ...(isSelected && { outline: '2px solid', outlineColor: 'primary.main' }) }}
    >
      <Box sx={{ position: 'relative' }}>
        <Box
          component="button"
          type="button"
          aria-label={`Show ${name} in large`}
          onClick={onShow}
          sx={{ p: 0, border: 0, background: 'none', display: 'block', width: '100%', cursor: 'zoom-in' }}
        >
          <Box
            component="img"
            draggable={false}
            src={thumbnailUrl(image.file_name)}
            alt={image.alt ?? capitalised(name)}
            sx={{ display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' }}
          />
        </Box>
        {place === 0 && <CoverMark />}
      </Box>
      <Typography
        variant="body2"
        color={image.alt === null ? 'textSecondary' : 'textPrimary'}
        sx={{ px: 1, pt: 0.5, height: 44, overflow: 'hidden', overflowWrap: 'anywhere' }}
      >
        {image.alt ?? 'No alt text'}
      </Typography>
      {props.onRetry && (
        <Typography role="alert" variant="body2" color="error" sx={{ px: 1 }}>
          Not saved.{' '}
          <Button size="small" onClick={props.onRetry} aria-label={`Try again: place of ${name}`}>
            Try again
          </Button>
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', px: 0.5 }}>
        <Box
          component="input"
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ target }: { target: HTMLInputElement }) => onSelect(target.checked)}
          sx={{ m: 0.5 }}
        />
        {handle}
        <Box sx={{ flexGrow: 1 }} />
        <ImageMenu
          name={name}
          place={place}
          count={count}
          onMove={onMove}
          onDescribe={onDescribe}
          onDelete={onDelete}
        />
      </Box>
    </Paper>
  );
}
