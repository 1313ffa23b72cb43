import { savedViewsPath, type savedViews } from '@itinera/shared/contracts';

/**
 * The collection of views without its schemas, which would bring a validator to the first rows of every list;
 * they come with the dialog that asks for a name.
 */
export const listedViews = {
  path: savedViewsPath,
  reference: true,
  removesForGood: false,
} as typeof savedViews;
