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
  load: () => Promise<ComponentType<PriceDialogProps>>;
}

/**
 * The dialogs of the Price tab, in the order of its toolbar. Each is one line; its component is in a folder of its own, in the chunk
 * that is fetched when the first one opens: `{ name: 'offers', title: 'Offers', load: () => import(/* webpackChunkName:
 * "price-dialogs" *\/ './offers/OffersDialog').then((module) => module.OffersDialog) }`.
 */
export const dialogs: readonly PriceDialog[] = [];
