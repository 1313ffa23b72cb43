import { setParts } from '@itinera/shared/state';
import { partsInUse } from './partsInUse';

/** Publishes the releases that this page runs, with their state. */
export const announceParts = (): void => setParts(partsInUse());
