import {
  airports,
  hotelAirports,
  hotelDescriptions,
  hotelDmcs,
  hotelFeatures,
  hotelImages,
  hotels,
  isCurrency,
  users,
} from '@itinera/shared/contracts';
import { formatMoney, languages, partnerName } from '@itinera/shared/format';
import { reference } from '@itinera/shared/kinds';
import type { OwnCall, RecordedKind, RecordedKinds } from '@itinera/shared/record';
import { boardingType } from '../../../hotel-themes/boardings/boardingType';
import { feature } from '../../../hotel-themes/features/feature';
import { roomType } from '../../../hotel-themes/rooms/roomType';
import { theme } from '../../../hotel-themes/themes/theme';
import {
  airportName,
  labels as airportLabels,
  linkInCache as airportLinkInCache,
} from '../cards/airports/airportLinks';
import { stepsInWords } from '../cards/airports/transferSteps';
import { partnerLink } from '../cards/partners/partnerLink';
import { paymentTerms } from '../cards/partners/paymentTerms';
import { DeactivateHotel } from '../../../affected-bookings/DeactivateHotel';
import { historyOfHotel } from '../historyOfHotel';

const references = {
  airport_id: reference({ of: airports, query: {}, nameOf: airportName }),
  feature_id: feature,
  dmc_id: reference({ of: users, query: {}, nameOf: partnerName }),
  hotel_theme_id: theme,
  room_type_id: roomType,
  boarding_type_id: boardingType,
};

const ofNumber = (words: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? words(value) : 'nothing';

/** Fields that are set only when an entry is added, or derived from others. */
const isFixed: RecordedKind['isFixed'] = (field, before) =>
  ['hotel_id', 'file_name'].includes(field) || (field === 'is_default' && before === false);

const fieldOf = (entry: unknown, field: string): unknown => Reflect.get(Object(entry), field);

const assignThemes: OwnCall = {
  query: { with_data: true },
  valueIn(hotel) {
    const themes = fieldOf(hotel, 'hotel_themes');
    return Array.isArray(themes) ? themes.map((one: unknown) => fieldOf(one, 'id')) : [];
  },
  set: (path, value) => ({
    method: 'POST',
    path: `${path}/assign-themes`,
    body: Array.isArray(value) ? value : [],
  }),
};

const hotel = historyOfHotel('');
const { fields } = partnerLink;

export const recordedKinds: RecordedKinds = {
  hotels: {
    collection: hotels,
    record: 'hotel',
    references: { ...hotel.references, ...references },
    isFixed,
    ownCalls: { hotel_theme_id: assignThemes },
    questions: { is_active: { isNeededFor: (value) => value === false, Question: DeactivateHotel } },
    labels: {
      ...hotel.labels,
      hotel_theme_id: 'Themes',
      room_type_id: 'Room types',
      boarding_type_id: 'Boarding types',
    },
  },
  'hotel-images': {
    collection: hotelImages,
    noun: 'Image',
    references,
    isFixed,
    labels: { order: 'Position', file_name: 'File', alt: 'Alt text' },
  },
  'hotel-airports': {
    collection: hotelAirports,
    noun: 'Airport',
    knownOf: airportLinkInCache,
    restoredWith: {
      transfer_price_minor: ['transfer_currency'],
      transfer_currency: ['transfer_price_minor', 'cancellation_steps'],
      cancellation_steps: ['transfer_currency'],
    },
    references,
    isFixed,
    labels: {
      distance: airportLabels['airports.distance'],
      transfer_time: airportLabels['airports.transfer_time'],
      transfer_price_minor: 'Transfer price',
      transfer_currency: 'Currency of the transfer price',
      transfer_price_type: airportLabels['airports.transfer_price_type'],
      cancellation_steps: airportLabels['airports.cancellation_steps'],
      is_default: airportLabels.default_id,
    },
    shown: {
      transfer_price_minor: (minor, { transfer_currency }) =>
        typeof minor !== 'number'
          ? 'nothing'
          : isCurrency(transfer_currency)
            ? formatMoney(minor, transfer_currency)
            : 'an amount whose currency is not recorded',
      cancellation_steps: (steps, { transfer_currency }) =>
        stepsInWords(steps, isCurrency(transfer_currency) ? transfer_currency : '') ?? 'other steps',
      transfer_price_type: (type) => String(type ?? 'nothing').replace('_', ' '),
    },
  },
  'hotel-descriptions': {
    collection: hotelDescriptions,
    noun: 'Description',
    references,
    isFixed,
    labels: { description: 'Text' },
    shown: { locale: (locale) => (locale === 'ru' ? languages.ru : languages.en) },
  },
  'hotel-features': {
    collection: hotelFeatures,
    noun: 'Feature',
    references,
    isFixed,
    labels: { paid: 'Paid', note: 'Note' },
  },
  'hotel-dmcs': {
    collection: hotelDmcs,
    noun: 'Partner',
    references,
    isFixed,
    labels: Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, words.label])),
    shown: {
      markup_bp: ofNumber((points) => `${points / 100} %`),
      payment_terms_days: ofNumber(paymentTerms),
    },
  },
};
