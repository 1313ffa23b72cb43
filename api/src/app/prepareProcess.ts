import { allIdLists, allTables } from '../modules/allTables';
import { followNames } from '../modules/bookings/followNames';
import { followBlocks } from '../modules/bookings/seats/followBlocks';
import { followEvents } from '../modules/notifications/followEvents';
import { followPrices } from '../modules/prices/candidates/followPrices';
import { keyTags } from '../rest/entries/entityTag';
import { registerTables } from '../rest/entries/references';

/** What the modules of a process know of each other: which tables refer to which, what follows a write, and the key of the tags. */
export function prepareProcess(secret: string): void {
  registerTables(allTables, allIdLists);
  followPrices();
  followNames();
  followBlocks();
  followEvents();
  keyTags(secret);
}
