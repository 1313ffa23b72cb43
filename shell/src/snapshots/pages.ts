import { pathTo } from '@itinera/shared/routes';

/** The pages that are opened most. One of them is shown as at the last visit if it is a list with columns that may be kept. */
export const snapshotPages: readonly string[] = [pathTo('hotels'), pathTo('be'), pathTo('payments')];
