import { savedViewsPath, type savedViews } from '@itinera/shared/contracts';

/** Collection of views without schemas, which would add a validator to the first load of each list; the dialog for names loads them. */
export const listedViews = {
  path: savedViewsPath,
  reference: true,
  removesForGood: false,
} as typeof savedViews;
