import type { ComponentType, Ref } from 'react';

/** Props of the search. */
export interface SelectProps {
  label: string;
  hint: string;
  /** Ids that the hotel has. */
  except: readonly string[];
  onChoose: (id: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A list of ids of a hotel: its rooms, or its boardings. */
export interface TypeKind {
  field: 'room_type_id' | 'boarding_type_id';
  /** Such as `Room types`. */
  title: string;
  /** Singular in a sentence, such as `room type`. */
  noun: string;
  Select: ComponentType<SelectProps>;
  Name: ComponentType<{ id: string }>;
  /** Name of an entry from the query cache. */
  nameInCache: (id: unknown) => string | undefined;
}

/** What would be in an empty list. */
export const whenNone: Record<TypeKind['field'], string> = {
  room_type_id: 'What is sold here: each room has prices of its own.',
  boarding_type_id: 'Which meals are sold here: each boarding has prices of its own.',
};

/** Price lines of a hotel, by room and boarding. */
export interface Lines {
  /** Ids of active lines of a type; undefined while unknown. */
  activeOf: (field: TypeKind['field'], typeId: string) => string[] | undefined;
  /** Whether a type is known to have no active line. */
  isUnused: (field: TypeKind['field'], typeId: string) => boolean;
  /** Why they could not be read. */
  problem: string | undefined;
}
