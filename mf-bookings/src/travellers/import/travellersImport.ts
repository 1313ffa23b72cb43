import { travellers } from '@itinera/shared/contracts';
import { defineImport, type ImportField } from '@itinera/shared/imports';
import { entriesOfKind } from '@itinera/shared/kinds/imports';
import { country } from '../../countries/country';
import { traveller } from '../form/traveller';

const { fields, noun, label, same } = traveller;

type Key = keyof typeof fields & string;

const wordsOf = (key: Key) => ({
  key,
  label: fields[key]?.label ?? key,
  hint: fields[key]?.hint,
  required: travellers.required.some((name) => name === key),
});

const text = (key: Key, ...also: string[]): ImportField<Key> => ({ kind: 'text', ...wordsOf(key), also });
const day = (key: Key, ...also: string[]): ImportField<Key> => ({ kind: 'day', ...wordsOf(key), also });

const fromCountry = (key: Key, ...also: string[]): ImportField<Key> => ({
  kind: 'entry',
  ...wordsOf(key),
  hint: country.inFiles?.hint,
  also,
  entries: entriesOfKind(country),
});

/** Companions are not imported: names alone are ambiguous. */
export const travellersImport = defineImport({
  of: travellers,
  noun,
  label,
  fields: [
    text('first_name', 'Given name', 'Имя (лат.)'),
    text('last_name', 'Surname', 'Family name', 'Фамилия (лат.)'),
    text('middle_name'),
    text('first_name_local', 'Имя'),
    text('last_name_local', 'Фамилия'),
    {
      kind: 'choice',
      ...wordsOf('sex'),
      hint: 'f or m',
      also: ['Gender', 'Пол'],
      options: [
        { value: 'f', names: ['f', 'female', 'mrs', 'ms', 'ж', 'женский'] },
        { value: 'm', names: ['m', 'male', 'mr', 'м', 'мужской'] },
      ],
    },
    day('birthday', 'Date of birth', 'Born', 'Дата рождения'),
    fromCountry('nationality', 'Citizenship', 'Гражданство'),
    text('personal_code'),
    text('email', 'Email'),
    text('phone', 'Телефон'),
    text('passport_number', 'Passport', 'Паспорт'),
    fromCountry('passport_issue_country'),
    day('passport_issued_at', 'Passport issued', 'Дата выдачи'),
    day('passport_expires_at', 'Passport expires', 'Expiry', 'Действителен до'),
    { kind: 'flag', ...wordsOf('is_customer'), also: ['Customer'] },
    { kind: 'text', lines: true, ...wordsOf('note'), also: ['Заметка'] },
  ],
  same: same.map((group) => [...group]),
  alike: { fields: ['name_keys', 'birthday'], why: 'same birthday, name written differently' },
});
