import { lasting } from '../base/browserStorage';

const KEY = 'itinera:drafts';

/** Mark in the storage whether the device has drafts, so that their database is opened only then. */
export const deviceMark = {
  isSet: (): boolean => lasting.read(KEY) !== null,
  set: (hasDrafts: boolean): void => {
    if (hasDrafts) lasting.write(KEY, 'kept');
    else lasting.remove(KEY);
  },
};
