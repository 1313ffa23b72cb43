import type { AnyCollection, Locale } from '@itinera/shared/contracts';
import type { ZodMiniType } from '@itinera/shared/schema';

/** A name in one language, as a form holds it. */
export interface LocalName {
  locale: Locale;
  name: string;
}

/** A collection whose names are records of their own. */
export interface NamedCollection extends AnyCollection {
  entity: ZodMiniType<{ id: string; names?: LocalName[] | undefined }>;
  names: AnyCollection & { owner: string };
}
