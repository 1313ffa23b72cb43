import type { Booking } from '@itinera/shared/contracts';
import type { ComponentType } from 'react';

/**
 * Where a block is on a wide page: in the card of the trip, as wide as that, half as wide, or beside it with the money.
 */
export type BlockPlace = 'trip' | 'wide' | 'half' | 'money';

/** A block on the page of a booking: its content, and its dialog at `?dialog=<name>` or `?dialog=<name>:<entry>`. */
export interface BookingBlock {
  /** Name in the address. */
  name: string;
  title: string;
  isStaffOnly?: boolean;
  /** Partners can add entries in its dialog. */
  isForPartners?: boolean;
  place: BlockPlace;
  /** Singular noun of its entries, which are added from the heading. */
  noun?: string;
  /** Another way to add entries, beside that of its noun: its label, and its dialog. */
  also?: { label: string; dialog: string };
  /** Whether there is nothing to show but its heading, to staff or to a partner. */
  isEmpty?: (booking: Booking, isPartner: boolean) => boolean;
  /** Its entries make up the trip: nothing is added to a trip that is over. */
  isOfTrip?: boolean;
  /** Holds one entry, which is added while there is none. */
  isSingle?: boolean;
  /** Its one entry is edited from the heading; blocks of several entries have buttons beside each. */
  hasPencil?: boolean;
  /** A printed booking has it: what is in it, a customer may see. Parts of it that are not have `data-unprinted`. */
  isPrinted?: boolean;
  Facts: ComponentType<BlockFactsProps>;
  Dialog: ComponentType<BlockDialogProps>;
}

export interface BlockFactsProps {
  booking: Booking;
  /** Opens the dialog for an entry, or with `newEntry` for a new one. Undefined for readers. */
  onEdit: ((entry?: string) => void) | undefined;
}

export interface BlockDialogProps {
  booking: Booking;
  /** Id of the edited entry; undefined for a new one, and for blocks with a single entry. */
  entry: string | undefined;
  onClose: () => void;
}

/** Takes the place of an id for an entry that is to be added. */
export const newEntry = 'new';
