import * as z from 'zod/mini';

export interface EmbeddedField {
  field: string;
  isList: boolean;
  /** Schema of the embedded entry, or of one element of the list. */
  entity: z.ZodMiniObject;
}

function unwrapped(type: z.core.$ZodType): z.core.$ZodType {
  if (type instanceof z.ZodMiniOptional || type instanceof z.ZodMiniNullable)
    return unwrapped(type.def.innerType);
  return type;
}

/** The fields of a contract's entity that are objects or lists of objects. */
export const embeddedFields = (entity: z.ZodMiniObject): EmbeddedField[] =>
  Object.entries(entity.shape).flatMap(([field, type]) => {
    const plain = unwrapped(type);
    const isList = plain instanceof z.ZodMiniArray;
    const item = isList ? unwrapped(plain.def.element) : plain;
    return item instanceof z.ZodMiniObject ? [{ field, isList, entity: item }] : [];
  });
