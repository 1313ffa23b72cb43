import { isNamed } from '../../kinds/kind';
import { kinds } from '../../kinds/kinds';

/** The kinds whose entries are named in records of their own. */
export const namedKinds = kinds.filter(isNamed);
