import type { ComponentType } from 'react';

export interface PriceDialogProps {
  hotelId: string;
  dmcId: string;
  /** Of the partner's prices for this hotel. */
  currency: string;
  onClose: () => void;
}

export interface PriceDialog {
  /** In the address: `?dialog=offers`. */
  name: string;
  /** On its button in the toolbar. */
  title: string;
  /** The menu of the toolbar that it is in; without one it has a button of its own. */
  menu?: 'Derived prices' | 'Offers and stops' | 'Review';
  load: () => Promise<ComponentType<PriceDialogProps>>;
}
