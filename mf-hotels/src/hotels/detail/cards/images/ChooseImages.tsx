import { imageTypes } from '@itinera/shared/forms';
import { Button } from '@itinera/shared/ui';
import { useRef } from 'react';
import { uploadImages } from './uploads';

/** Opens the browser's dialog for files, of which several can be chosen. */
export function ChooseImages({ hotelId, imageCount }: { hotelId: string; imageCount: number }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        Add images
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={imageTypes.join(',')}
        aria-label="Image files"
        onChange={({ target }) => {
          uploadImages(hotelId, [...(target.files ?? [])], imageCount);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
