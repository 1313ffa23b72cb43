import type { Booking } from '@itinera/shared/contracts';
import type { ComponentType, LazyExoticComponent } from 'react';

/** One part of a booking on its page: what it shows, and its dialog at `?dialog=<name>` or `?dialog=<name>:<entry>`. */
export interface BookingBlock {
  /** In the address. */
  name: string;
  title: string;
  isStaffOnly?: boolean;
  /** Partners add entries of their own to it, in its dialog. */
  isForPartners?: boolean;
  /** As wide as the blocks together: for tables. */
  isWide?: boolean;
  /** Its one entry is edited from the heading; blocks of several entries have buttons beside each. */
  hasPencil?: boolean;
  Facts: ComponentType<BlockFactsProps>;
  Dialog: LazyExoticComponent<ComponentType<BlockDialogProps>>;
}

export interface BlockFactsProps {
  booking: Booking;
  /** Opens the dialog of the block, for one of its entries or, with `newEntry`, for another one. Absent for people who only read. */
  onEdit: ((entry?: string) => void) | undefined;
}

export interface BlockDialogProps {
  booking: Booking;
  /** Id of the entry that it is about; undefined where a new one is added, or where the block has only one. */
  entry: string | undefined;
  onClose: () => void;
}

/** In place of an id, for an entry that is to be added. */
export const newEntry = 'new';
