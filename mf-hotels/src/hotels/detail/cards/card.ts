import type { Hotel } from '@itinera/shared/contracts';
import type { ComponentType } from 'react';

/** One card on the page of a hotel: its content, and the dialog that edits it at `?edit=<name>`. */
export interface HotelCard {
  /** Name in the address: `?edit=location`. */
  name: string;
  /** Heading; the edit button is called `Edit ` and this in lowercase. */
  title: string;
  /** Words for the line of completeness, such as `no images`; empty if nothing is missing. */
  missingIn: (hotel: Hotel) => string[];
  isStaffOnly?: boolean;
  /** As wide as the page, for images and long texts. */
  isWide?: boolean;
  Facts: ComponentType<{ hotel: Hotel }>;
  Dialog: ComponentType<CardDialogProps>;
}

export interface CardDialogProps {
  hotel: Hotel;
  onClose: () => void;
}
