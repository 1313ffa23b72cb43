import { blankNames } from '@itinera/shared/forms';
import type { EmbeddedName } from '@itinera/shared/contracts';

/** What stands for a name that is missing in every language. */
export const nameless = '(no name)';

/** The names of an entry as a form holds them; one that has none gets a field for the first. */
export const namesToEdit = (names: EmbeddedName[] = []) =>
  names.length > 0 ? names.map(({ locale, name }) => ({ locale, name })) : blankNames;
