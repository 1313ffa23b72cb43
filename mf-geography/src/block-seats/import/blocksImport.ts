import { blockSeats } from '@itinera/shared/contracts';
import { defineImport, entriesOf, type ImportField } from '@itinera/shared/imports';
import { airport } from '../../airports/airport';
import { carrier } from '../../flight-carriers/carrier';
import { block } from '../block';
import { directionWords, statusWords, typeWords } from '../blockWords';

const { fields, noun, label, same } = block;

type Key = keyof typeof fields & string;

const wordsOf = (key: Key, also: string[]) => ({
  key,
  label: fields[key]?.label ?? key,
  hint: fields[key]?.hint,
  also,
  required: blockSeats.required.some((name) => name === key),
});

const plain = (
  kind: 'text' | 'integer' | 'flag' | 'day' | 'time',
  key: Key,
  ...also: string[]
): ImportField<Key> => ({
  kind,
  ...wordsOf(key, also),
});

const oneOf = (key: Key, words: Readonly<Record<string, string>>, ...also: string[]): ImportField<Key> => ({
  kind: 'choice',
  ...wordsOf(key, also),
  options: Object.entries(words).map(([value, word]) => ({
    value,
    names: [word, value],
  })),
});

const fromAirport = (key: Key, ...also: string[]): ImportField<Key> => ({
  kind: 'entry',
  ...wordsOf(key, also),
  hint: 'Its IATA code, such as RIX, or its name',
  entries: entriesOf({
    of: airport.of,
    queries: [{}],
    noun: airport.noun,
    namesOf: ({ name, iata_code }) => [iata_code, name],
  }),
});

const amounts = [
  'adult_net_minor',
  'child_net_minor',
  'infant_net_minor',
  'adult_sale_minor',
  'child_sale_minor',
  'infant_sale_minor',
] as const;

export const blocksImport = defineImport({
  of: blockSeats,
  noun,
  label,
  fields: [
    plain('text', 'flight_number', 'Flight', 'Рейс'),
    {
      kind: 'entry',
      ...wordsOf('carrier_id', ['Airline', 'Авиакомпания']),
      hint: 'Its IATA code, such as BT, or its name',
      entries: entriesOf({
        of: carrier.of,
        queries: [{}],
        noun: carrier.noun,
        namesOf: ({ name, iata_code }) => [iata_code, name],
      }),
    },
    oneOf('direction', directionWords, 'Направление'),
    fromAirport('origin_airport_id', 'Origin', 'Departure airport', 'Откуда'),
    fromAirport('destination_airport_id', 'Destination', 'Arrival airport', 'Куда'),
    plain('day', 'departure_date', 'Date', 'Departure', 'Дата'),
    plain('time', 'departure_time', 'STD', 'Вылет'),
    plain('time', 'arrival_time', 'STA', 'Прилет'),
    plain('integer', 'arrival_day_offset'),
    plain('integer', 'seats_total', 'Seats total', 'Total', 'Мест'),
    oneOf('block_type', typeWords),
    plain('day', 'release_date', 'Release'),
    plain('text', 'currency', 'Валюта'),
    ...amounts.map((key): ImportField<Key> => ({ kind: 'money', currency: 'currency', ...wordsOf(key, []) })),
    plain('flag', 'is_free', 'Free', 'Бесплатно'),
    plain('integer', 'baggage_kg', 'Baggage'),
    plain('integer', 'hand_kg', 'Hand luggage'),
    oneOf('status', statusWords),
    { kind: 'text', lines: true, ...wordsOf('note', ['Заметка']) },
  ],
  same: same.map((group) => [...group]),
});
