import {
  airports,
  hotelAirports,
  hotelDescriptions,
  hotelDmcs,
  hotelFeatures,
  hotelImages,
  hotels,
  users,
  type AnyCollection,
} from '@itinera/shared/contracts';
import { formatMoney, languages, partnerName } from '@itinera/shared/format';
import type { Reference } from '@itinera/shared/forms';
import { boardingType } from '../../../hotel-themes/boardings/boardingType';
import { feature } from '../../../hotel-themes/features/feature';
import { roomType } from '../../../hotel-themes/rooms/roomType';
import { theme } from '../../../hotel-themes/themes/theme';
import { airportName, labels as airportLabels, transferCurrency } from '../cards/airports/airportLinks';
import { partnerLink } from '../cards/partners/partnerLink';
import { paymentTerms } from '../cards/partners/paymentTerms';
import { historyOfHotel } from '../historyOfHotel';
import { reference } from '../reference';

/** A kind of entries whose changes are part of the history of a hotel. */
export interface RecordedKind {
  collection: AnyCollection;
  /** `Airport`; of the hotel itself nothing. */
  noun: string | undefined;
  /** The entry that a part links to, by the field that the server names. */
  references: Readonly<Record<string, Reference | undefined>>;
  labels: Readonly<Record<string, string | undefined>>;
  /** Words for values that say little by themselves. */
  shown?: Readonly<Record<string, ((value: unknown) => string) | undefined>>;
}

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

const hotel = historyOfHotel('');
const { fields } = partnerLink;

/** By the last segment of the path of their collection. */
export const recordedKinds: Readonly<Record<string, RecordedKind | undefined>> = {
  hotels: {
    collection: hotels,
    noun: undefined,
    references: { ...hotel.references, ...references },
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
    labels: { order: 'Position', file_name: 'File', alt: 'Alt text' },
  },
  'hotel-airports': {
    collection: hotelAirports,
    noun: 'Airport',
    references,
    labels: {
      distance: airportLabels['airports.distance'],
      transfer_time: airportLabels['airports.transfer_time'],
      transfer_price_minor: 'Transfer price',
      transfer_price_type: airportLabels['airports.transfer_price_type'],
      is_default: airportLabels.default_id,
    },
    shown: {
      transfer_price_minor: ofNumber((minor) => formatMoney(minor, transferCurrency)),
      transfer_price_type: (type) => String(type ?? 'nothing').replace('_', ' '),
    },
  },
  'hotel-descriptions': {
    collection: hotelDescriptions,
    noun: 'Description',
    references,
    labels: { description: 'Text' },
    shown: { locale: (locale) => (locale === 'ru' ? languages.ru : languages.en) },
  },
  'hotel-features': {
    collection: hotelFeatures,
    noun: 'Feature',
    references,
    labels: { paid: 'Paid', note: 'Note' },
  },
  'hotel-dmcs': {
    collection: hotelDmcs,
    noun: 'Partner',
    references,
    labels: Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, words.label])),
    shown: {
      markup_bp: ofNumber((points) => `${points / 100} %`),
      payment_terms_days: ofNumber(paymentTerms),
    },
  },
};
