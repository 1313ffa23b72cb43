import { lasting } from '../base/browserStorage';

const KEY = 'itinera:drafts';

/** Whether the device has drafts, readable without opening their database. */
export const deviceMark = {
  isSet: (): boolean => lasting.read(KEY) !== null,
  set: (hasDrafts: boolean): void => {
    if (hasDrafts) lasting.write(KEY, 'kept');
    else lasting.remove(KEY);
  },
};
