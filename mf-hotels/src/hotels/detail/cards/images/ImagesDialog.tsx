import { hotelImages, type HotelImage } from '@itinera/shared/contracts';
import { useBulk, useList } from '@itinera/shared/data';
import { NextFormContext, SideSheet } from '@itinera/shared/forms';
import { plural } from '@itinera/shared/format';
import { ReorderableList } from '@itinera/shared/reorder';
import { useDialogAddress } from '@itinera/shared/router';
import { Box, Button, Notice, OutdatedNotice, Typography } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { use, useState, type KeyboardEvent } from 'react';
import type { CardDialogProps } from '../card';
import { AltTextDialog } from './AltTextDialog';
import { ChooseImages } from './ChooseImages';
import { DropZone } from './DropZone';
import { imageName } from './imageNames';
import { arranged } from './imageOrder';
import { ImagesLoading } from './ImagesLoading';
import { ImageTile } from './ImageTile';
import { mostImages } from './refusedFiles';
import { arrangeImages, arrangements } from './reorderImages';
import { UploadList } from './UploadList';

/** Dialog that adds, reorders, describes and deletes images. Each change is saved at once. */
export function ImagesDialog({ hotel, onClose }: CardDialogProps) {
  const { data, error, dataUpdatedAt, refetch } = useList(hotelImages, { hotel_id: hotel.id });
  const { ids, unsaved } = arrangements.use(hotel.id);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [describedId, setDescribedId] = useState<string>();
  const preview = useDialogAddress('image');
  const bulk = useBulk(hotelImages);
  const next = use(NextFormContext);
  const keys = ({ altKey, key }: KeyboardEvent) => altKey && key === 'Enter' && next?.open();
  const images = arranged(data?.result ?? [], ids);
  const save = (items: readonly HotelImage[]) => void arrangeImages(hotel.id, items);
  const remove = async (removed: readonly HotelImage[]) => {
    setSelected([]);
    const chosen = removed.map((entry) => ({ entry, name: imageName(images.indexOf(entry)) }));
    await bulk.remove(chosen, { noun: 'image' });
  };

  return (
    <SideSheet titleId="images-title" size="lg" onClose={onClose} onKeyDown={keys}>
      <DialogTitle id="images-title">Edit images</DialogTitle>
      <DialogContent>
        {error && <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={() => void refetch()} />}
        <DropZone hotelId={hotel.id} imageCount={images.length}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
            <ChooseImages hotelId={hotel.id} imageCount={images.length} />
            <Typography variant="body2" color="textSecondary">
              {data ? `${images.length} of ${mostImages}` : `Up to ${mostImages}`}. JPEG, PNG or WebP, up to
              10 MiB each. The first one is the cover.
            </Typography>
          </Box>
          <UploadList hotelId={hotel.id} />
          {!data && !error && <ImagesLoading />}
          {data && images.length === 0 && (
            <Notice title="No images yet">Choose some, or drop them anywhere in this area.</Notice>
          )}
          <ReorderableList
            label="Images"
            layout="tiles"
            items={images}
            nameOf={(image) => imageName(images.indexOf(image))}
            onReorder={save}
          >
            {(image, { handle, moveTo }) => (
              <ImageTile
                image={image}
                place={images.indexOf(image)}
                count={images.length}
                handle={handle}
                isSelected={selected.includes(image.id)}
                onSelect={(isSelected) =>
                  setSelected((all) =>
                    isSelected ? [...all, image.id] : all.filter((id) => id !== image.id),
                  )
                }
                onMove={moveTo}
                onShow={() => preview.open(image.id)}
                onDescribe={() => setDescribedId(image.id)}
                onDelete={() => void remove([image])}
                onRetry={unsaved.includes(image.id) ? () => save(images) : undefined}
              />
            )}
          </ReorderableList>
        </DropZone>
      </DialogContent>
      <DialogActions data-keep-clear>
        {selected.length > 0 && (
          <>
            <Button
              color="error"
              onClick={() => void remove(images.filter(({ id }) => selected.includes(id)))}
            >
              Delete {plural(selected.length, 'image')}
            </Button>
            <Button onClick={() => setSelected([])}>Clear selection</Button>
          </>
        )}
        <Box sx={{ flexGrow: 1 }} />
        {next && (
          <Button aria-keyshortcuts="Alt+Enter" onClick={next.open}>
            Go to {next.title}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
      {describedId !== undefined && (
        // The next card follows the images dialog, not the dialog of one alternative text.
        <NextFormContext value={undefined}>
          <AltTextDialog id={describedId} onClose={() => setDescribedId(undefined)} />
        </NextFormContext>
      )}
    </SideSheet>
  );
}
