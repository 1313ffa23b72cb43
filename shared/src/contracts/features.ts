import * as z from '@itinera/shared/schema';
import { collection, type Entity } from './collection';
import { flag, freeText, id, oneOf, optional, queryFlag, text } from './fields';
import { embeddedName, namesCollection, withNames } from './names';
import { ofHotels, order, tagged, withData, withTags } from './shown';

export const featureGroups = [
  'general',
  'room',
  'beach',
  'pool',
  'kids',
  'food',
  'sport_spa',
  'business',
] as const;
const group = oneOf(featureGroups);

export const featureNames = namesCollection('/api/feature-names', 'feature_id');
export const features = withNames(
  collection({
    path: '/api/features',
    entity: {
      id,
      group,
      name: z.string(),
      icon: z.nullable(z.string()),
      order: z.number(),
      is_filter: flag,
      ...ofHotels,
      feature_name: z.optional(z.nullable(embeddedName)),
    },
    input: {
      group,
      name: text(80, 1) /** An emoji, or another short text before the name. */,
      icon: optional(text(80)),
      order,
      is_filter: flag,
    },
    create: ['group', 'name'],
    defaults: { order: 0, is_filter: false },
    filters: { ...withData, group: z.optional(group), is_filter: z.optional(queryFlag) },
    sorts: ['group', 'name', 'order'],
    reference: true,
  }),
  featureNames,
);
export type Feature = Entity<typeof features>;

const note = optional(freeText(120));

/** Links of hotels to features. */
export const hotelFeatures = collection({
  path: '/api/hotel-features',
  partOf: '/api/hotels',
  entity: {
    id,
    hotel_id: id,
    feature_id: id,
    paid: flag,
    note: z.nullable(z.string()),
    feature: z.optional(z.nullable(features.entity)),
    ...tagged,
  },
  input: { hotel_id: id, feature_id: id, paid: flag, note },
  create: ['hotel_id', 'feature_id'],
  defaults: { paid: false },
  filters: { ...withData, ...withTags, hotel_id: z.optional(id), feature_id: z.optional(id) },
  sorts: [],
  reference: true,
});

const featureOfHotel = z.strictObject({ feature_id: id, paid: flag, note });
export type FeatureOfHotel = z.output<typeof featureOfHotel>;

/** All features of a hotel, as one form holds them. */
export const featuresOfHotel = z.strictObject({ features: z.array(featureOfHotel) });
