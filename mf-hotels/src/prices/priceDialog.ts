import type { ComponentType } from 'react';

export interface PriceDialogProps {
  hotelId: string;
  dmcId: string;
  /** Currency of the partner's prices for this hotel. */
  currency: string;
  onClose: () => void;
}

export interface PriceDialog {
  /** Name in the address: `?dialog=offers`. */
  name: string;
  /** Label of its button in the toolbar. */
  title: string;
  /** Menu of the toolbar; without one the dialog has a button of its own. */
  menu?: 'Set up' | 'Copy' | 'Derived prices' | 'Offers and stops' | 'Review';
  load: () => Promise<ComponentType<PriceDialogProps>>;
}
