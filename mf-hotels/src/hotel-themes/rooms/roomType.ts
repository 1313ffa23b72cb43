import { roomTypes } from '@itinera/shared/contracts';
import { defineKind, joined, nameless, names, shown } from '@itinera/shared/kinds';
import { inList } from '../parts/inList';

export const roomType = defineKind({
  of: roomTypes,
  noun: 'room type',
  label: 'Room types',
  ...inList('room-types'),
  nameOf: ({ room_type_name, code }) => room_type_name?.name ?? code ?? nameless,
  underOf: ({ code }) => joined(code),
  foundBy: ['room_type_name.name', 'code'],
  whenEmpty: 'Add the first room type, such as Double room. Prices are entered per room type.',
  fields: {
    code: { label: 'Code', hint: 'Up to 10 capital letters and digits, such as DBL' },
    names,
    max_adults: { type: 'integer', label: 'Adults at most', short: 'Adults' },
    max_children: { type: 'integer', label: 'Children at most', short: 'Children' },
    max_guests: { type: 'integer', label: 'Guests at most', short: 'Guests' },
    order: shown.order,
  },
  same: [['code'], ['names']],
  inFiles: { hint: 'A code, such as DBL, or a name', also: ['Room', 'Номер'], codeOf: ({ code }) => code },
});
