import { imageTypes } from '@itinera/shared/forms';
import { Button } from '@itinera/shared/ui';
import { useRef } from 'react';
import { uploadImages } from './uploads';

/** Button that opens the file dialog of the browser, for several files. */
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
          // Resets the input, so that the same file can be selected again.
          target.value = '';
        }}
      />
    </>
  );
}
