import type { Booking } from '@itinera/shared/contracts';
import { CardFrame, focusedCard } from '@itinera/shared/record';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, useShortcut } from '@itinera/shared/ui';
import type { BookingBlock } from './block';
import { blocks } from './blocks';

/** Blocks that follow each other and are as wide, which share an area. */
function areasOf(shown: readonly BookingBlock[]): BookingBlock[][] {
  const areas: BookingBlock[][] = [];
  for (const block of shown) {
    const area = areas.at(-1);
    if (area && area[0]?.isWide === block.isWide) area.push(block);
    else areas.push([block]);
  }
  return areas;
}

/** Narrow blocks are packed into two columns, read one after the other; a short one leaves no gap beside a long one. */
const packed = {
  columnCount: { md: 2 },
  columnGap: 2,
  // The margin of the last block of a column is not kept.
  mb: 2,
  '& > *': { breakInside: 'avoid', mb: 2 },
} as const;

/** The blocks of a booking, in two columns where there is room. */
export function BookingBlocks({ booking }: { booking: Booking }) {
  const isPartner = useSession().partner !== undefined;
  const { open } = useDialogAddress('dialog');
  const shown = blocks.filter(({ isStaffOnly }) => !(isPartner && isStaffOnly));
  const edit = (name: string) => (entry?: string) => open(entry === undefined ? name : `${name}:${entry}`);
  return (
    <Box sx={{ minWidth: 0 }}>
      {areasOf(shown).map((area) => (
        <Box key={area[0]?.name} sx={area[0]?.isWide ? { '& > *': { mb: 2 } } : packed}>
          {area.map(({ name, title, isWide, hasPencil, isForPartners, Facts }) => {
            const onEdit = isPartner && !isForPartners ? undefined : edit(name);
            return (
              <CardFrame
                key={name}
                {...{ name, title, isWide }}
                onEdit={hasPencil ? onEdit && (() => onEdit()) : undefined}
              >
                <Facts booking={booking} onEdit={onEdit} />
              </CardFrame>
            );
          })}
        </Box>
      ))}
      {!isPartner && <EditKey onEdit={open} />}
    </Box>
  );
}

function EditKey({ onEdit }: { onEdit: (name: string) => void }) {
  useShortcut('e', 'Edit the focused block, or general info', () => {
    const focused = blocks.find(({ name, hasPencil }) => hasPencil && name === focusedCard());
    onEdit(focused?.name ?? 'general');
  });
  return null;
}
