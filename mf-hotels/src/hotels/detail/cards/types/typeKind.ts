import type { Hotel } from '@itinera/shared/contracts';
import type { ComponentType, Ref } from 'react';

/** The search for what is added. */
export interface SelectProps {
  label: string;
  hint: string;
  /** What the hotel has already. */
  except: readonly string[];
  onChoose: (id: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** What a hotel offers as a list of ids: its rooms, or its boardings. */
export interface TypeKind {
  field: 'room_type_id' | 'boarding_type_id';
  /** `Room types` */
  title: string;
  /** One of them in a sentence: `room type`. */
  noun: string;
  Select: ComponentType<SelectProps>;
  Name: ComponentType<{ id: string }>;
  /** The name of one that the page has read. */
  nameInCache: (id: unknown) => string | undefined;
}

/** The linked ones with their names, in the order of the hotel. */
export function linkedTypes(hotel: Hotel, field: TypeKind['field']): { id: string; name: string }[] {
  const rooms = hotel.room_type?.map(({ room_type_id: id, name }) => ({ id, name })) ?? [];
  const boardings = hotel.boarding_type?.map(({ boarding_type_id: id, name }) => ({ id, name })) ?? [];
  const named = new Map((field === 'room_type_id' ? rooms : boardings).map(({ id, name }) => [id, name]));
  return hotel[field].map((id) => ({ id, name: named.get(id) ?? '—' }));
}

/** The price lines of a hotel, by its rooms and boardings. */
export interface Lines {
  /** Ids of the active lines of a type; undefined while they are not known. */
  activeOf: (field: TypeKind['field'], typeId: string) => string[] | undefined;
  /** Whether a type is known to have no active line. */
  isUnused: (field: TypeKind['field'], typeId: string) => boolean;
  /** Why they could not be read. */
  problem: string | undefined;
}
