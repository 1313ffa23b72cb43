import { showSnackbar } from '@itinera/shared/state';
import { Box, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { useFileDrop } from './useFileDrop';

interface DropZoneProps {
  hotelId: string;
  imageCount: number;
  children: ReactNode;
}

/** Uploads image files dropped on it; highlighted while files are dragged over the page. */
export function DropZone({ hotelId, imageCount, children }: DropZoneProps) {
  // Uploading needs the forms layer, which is loaded when a file is dropped.
  const { isOffered, isOver, target } = useFileDrop((files) => {
    void import(/* webpackChunkName: "card-dialogs" */ './uploads').then(
      ({ uploadImages }) => uploadImages(hotelId, files, imageCount),
      () => showSnackbar('Nothing was uploaded: the server can’t be reached. Drop the files again.', 'error'),
    );
  });
  return (
    <Box
      {...target}
      sx={{
        position: 'relative',
        borderRadius: 1,
        minHeight: 48,
        outline: isOffered ? '2px dashed' : 'none',
        outlineColor: isOver ? 'primary.main' : 'text.secondary',
        outlineOffset: 4,
        ...(isOver && { bgcolor: 'action.hover' }),
      }}
    >
      {children}
      {isOffered && (
        <Typography role="status" sx={{ color: isOver ? 'primary.main' : 'text.secondary', fontWeight: 600 }}>
          {isOver ? 'Let go to upload' : 'Drop images here'}
        </Typography>
      )}
    </Box>
  );
}
