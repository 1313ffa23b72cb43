import type { Booking } from '@itinera/shared/contracts';
import { pluralOf } from '@itinera/shared/format';
import { CardFrame } from '@itinera/shared/record';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, Button } from '@itinera/shared/ui';
import { isOver } from '../isOver';
import { newEntry, type BookingBlock } from './block';

interface BookingBlocksProps {
  booking: Booking;
  blocks: readonly BookingBlock[];
}

/** Blocks of a booking, as those see them who have rights to them. */
export function BookingBlocks({ booking, blocks }: BookingBlocksProps) {
  const isPartner = useSession().partner !== undefined;
  return blocks
    .filter(({ isStaffOnly }) => !(isPartner && isStaffOnly))
    .map((block) => <Block key={block.name} {...{ booking, block, isPartner }} />);
}

interface BlockProps {
  booking: Booking;
  block: BookingBlock;
  isPartner: boolean;
}

function Block({ booking, block, isPartner }: BlockProps) {
  const { open } = useDialogAddress('dialog');
  const {
    name,
    title,
    place,
    noun,
    also,
    isSingle = false,
    hasPencil = false,
    isPrinted = false,
    Facts,
  } = block;
  const isEmpty = block.isEmpty?.(booking, isPartner) ?? false;
  const mayEdit = !isPartner || block.isForPartners === true;
  const edit = (entry?: string) => open(entry === undefined ? name : `${name}:${entry}`);
  return (
    <CardFrame
      {...{ name, title }}
      isWide={place === 'wide'}
      isPrinted={isPrinted && !isEmpty}
      note={isEmpty && noun !== undefined && `No ${isSingle ? noun : pluralOf(noun)}`}
      action={
        noun !== undefined &&
        mayEdit &&
        mayAdd(block, booking, isEmpty) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: 'auto' }}>
            {also && (
              <Button size="small" onClick={() => open(also.dialog)}>
                {also.label}
              </Button>
            )}
            <AddButton noun={noun} onClick={() => edit(newEntry)} />
          </Box>
        )
      }
      onEdit={hasPencil && mayEdit && !isSingle ? () => edit() : undefined}
    >
      {!isEmpty && <Facts booking={booking} onEdit={mayEdit ? edit : undefined} />}
    </CardFrame>
  );
}

const mayAdd = ({ isSingle, isOfTrip }: BookingBlock, booking: Booking, isEmpty: boolean): boolean =>
  (!isSingle || isEmpty) && !(isOfTrip && isOver(booking));

const AddButton = ({ noun, onClick }: { noun: string; onClick: () => void }) => (
  <Button size="small" sx={{ mr: -1 }} onClick={onClick}>
    Add {noun}
  </Button>
);
