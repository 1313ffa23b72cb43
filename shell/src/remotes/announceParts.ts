import { setParts } from '@itinera/shared/state';
import { partsInUse } from './partsInUse';

/** Passes on which releases this page runs, and how they do. */
export const announceParts = (): void => setParts(partsInUse());
