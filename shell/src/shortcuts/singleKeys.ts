import { allowSingleKeys } from '@itinera/shared/state';
import { lasting } from '../base/browserStorage';

const KEY = 'itinera:single-keys';

/** Restores the choice of this browser. */
export const recallSingleKeys = (): void => allowSingleKeys(lasting.read(KEY) !== 'off');

export function rememberSingleKeys(allowed: boolean): void {
  lasting.write(KEY, allowed ? 'on' : 'off');
  allowSingleKeys(allowed);
}
