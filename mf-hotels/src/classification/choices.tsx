import {
  boardingTypes,
  defaultLocale,
  hotelChains,
  hotelClasses,
  hotelFormats,
  hotelTypes,
  roomTypes,
  type Entity,
} from '@itinera/shared/contracts';
import {
  EntityDialog,
  NamesInput,
  TextInput,
  type EntityWords,
  type FieldsProps,
  type FormCollection,
} from '@itinera/shared/forms';
import type { ComponentProps, ComponentType } from 'react';

interface Classification<C extends FormCollection> extends EntityWords<C> {
  nameOf: (entry: Entity<C>) => string;
  Fields: ComponentType<FieldsProps<NoInfer<C>>>;
  /** Initial values: the name as far as it is typed in the select. */
  startWith: (typed: string) => ComponentProps<typeof EntityDialog<C>>['start'];
}

/** Props for selecting from one of the lists; a missing entry can be added on the spot. */
const choiceOf = <C extends FormCollection>(words: Classification<C>) => ({
  collection: words.of,
  query: words.query,
  nameOf: words.nameOf,
  create: {
    label: `Add ${words.noun}`,
    dialog: (typed: string, onClose: (id?: string) => void) => (
      <EntityDialog words={words} Fields={words.Fields} start={words.startWith(typed)} onClose={onClose} />
    ),
  },
});

/** A class or a chain has its name in a field of its own. */
const plain = {
  query: {},
  // Specification 5: it is created with these values, which a form with more fields shows.
  fields: { name: { label: 'Name', hint: 'Offered in filters as soon as it is added, with order 0' } },
  nameOf: ({ name }: { name: string }) => name,
  Fields: ({ field }: FieldsProps<typeof hotelClasses>) => <TextInput {...field('name')} />,
  startWith: (name: string) => ({ name }),
};

/** A type or a format is named in each language. */
const named = {
  query: { with_data: true },
  fields: { names: { label: 'Name' } },
  Fields: ({ field }: FieldsProps<typeof hotelTypes>) => <NamesInput {...field('names')} />,
  startWith: (name: string) => ({ names: [{ locale: defaultLocale, name }] }),
};

export const classChoice = choiceOf({ of: hotelClasses, noun: 'class', ...plain });
export const chainChoice = choiceOf({ of: hotelChains, noun: 'chain', ...plain });
export const typeChoice = choiceOf({
  of: hotelTypes,
  noun: 'type',
  ...named,
  nameOf: ({ hotel_type_name }) => hotel_type_name?.name ?? '—',
});
export const formatChoice = choiceOf({
  of: hotelFormats,
  noun: 'format',
  ...named,
  nameOf: ({ hotel_format_name }) => hotel_format_name?.name ?? '—',
});

/** A room or a boarding has a short code beside its names. */
const coded = {
  query: { with_data: true },
  fields: {
    names: { label: 'Name' },
    code: { label: 'Code', hint: 'Up to 10 capital letters and digits, such as HB or DBL' },
  },
  startWith: (name: string) => ({ names: [{ locale: defaultLocale, name }] }),
};

export const roomChoice = choiceOf({
  of: roomTypes,
  noun: 'room type',
  ...coded,
  nameOf: ({ room_type_name, code }) => room_type_name?.name ?? code ?? '—',
  Fields: ({ field }: FieldsProps<typeof roomTypes>) => (
    <>
      <NamesInput {...field('names')} />
      <TextInput {...field('code')} />
    </>
  ),
});
export const boardingChoice = choiceOf({
  of: boardingTypes,
  noun: 'boarding type',
  ...coded,
  nameOf: ({ boarding_type_name, code }) => boarding_type_name?.name ?? code ?? '—',
  Fields: ({ field }: FieldsProps<typeof boardingTypes>) => (
    <>
      <NamesInput {...field('names')} />
      <TextInput {...field('code')} />
    </>
  ),
});
