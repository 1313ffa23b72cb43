import * as z from '@itinera/shared/schema';
import { email } from './auth';
import { collection, type Entity } from './collection';
import { customInput, customValues } from './custom/customValues';
import { answer } from './envelope';
import {
  code,
  day,
  flag,
  freeText,
  id,
  oneOf,
  optional,
  optionalId,
  phone,
  queryFlag,
  text,
  timestamp,
} from './fields';
import { anyOfIds } from './listFilters';

const sex = z.enum(['m', 'f'], { error: 'Choose female (f) or male (m).' });
const paxType = oneOf(['adult', 'child', 'infant']);

const latin = (min: number) =>
  text(60, min).check(
    z.regex(/^[\p{Script=Latin} '’.-]*$/u, {
      error: 'Use Latin letters as in the passport. Other alphabets have their own fields.',
    }),
  );

const passportNumber = code(/^[A-Z0-9]{5,15}$/, 'Use the 5 to 15 letters and digits of the passport.');
/** A masked value, as in lists, is refused, so that it can't be saved by mistake. */
const personalCode = text(30).check(
  z.regex(/^[\p{L}\p{N} /.-]*$/u, { error: 'Use letters, digits and hyphens.' }),
);

const companions = z
  .array(id, { error: 'Send a list of travelers.' })
  .check(z.maxLength(50, { error: 'Choose at most 50 companions.' }));

const stored = z.nullable(z.string());

/** `pax_type` is the age group today; lists mask the numbers of documents. Companions are mutual. */
export const travellers = collection({
  path: '/api/travellers',
  entity: {
    id,
    first_name: z.string(),
    last_name: z.string(),
    middle_name: stored,
    first_name_local: stored,
    last_name_local: stored,
    sex,
    birthday: day,
    pax_type: z.optional(paxType),
    nationality: id,
    personal_code: stored,
    email: stored,
    phone: stored,
    passport_number: stored,
    passport_issue_country: z.nullable(id),
    passport_issued_at: z.nullable(day),
    passport_expires_at: z.nullable(day),
    is_customer: flag,
    companions: z.array(id),
    /** Normalized forms of the name: people with one in common have the same name in another spelling. */
    name_keys: z.optional(z.nullable(z.array(z.string()))),
    /** Number of bookings. */
    bookings_count: z.optional(z.number()),
    /** In lists: end of the last future trip. */
    last_check_out: z.optional(z.nullable(day)),
    note: stored,
    custom: customValues,
    created_at: timestamp,
    updated_at: timestamp,
  },
  input: {
    first_name: latin(1),
    last_name: latin(1),
    middle_name: optional(latin(0)),
    first_name_local: optional(text(60)),
    last_name_local: optional(text(60)),
    sex,
    birthday: day,
    nationality: id,
    personal_code: optional(personalCode),
    email: optional(email),
    phone: optional(phone),
    passport_number: optional(passportNumber),
    passport_issue_country: optionalId,
    passport_issued_at: optional(day),
    passport_expires_at: optional(day),
    is_customer: flag,
    companions,
    note: optional(freeText(2000)),
    custom: customInput,
  },
  create: ['first_name', 'last_name', 'sex', 'birthday', 'nationality'],
  defaults: { is_customer: false, companions: [], custom: {} },
  customEntity: 'traveller',
  filters: {
    sex: z.optional(sex),
    pax_type: z.optional(paxType),
    nationality: anyOfIds,
    email: z.optional(email),
    phone: z.optional(phone),
    passport_number: z.optional(passportNumber),
    passport_expires_before: z.optional(day),
    is_customer: z.optional(queryFlag),
    birthday: z.optional(day),
    /** Same name in any spelling, as `last name, first name`; only together with the birthday. */
    named_like: z.optional(text(123, 1)),
    /** Others with the same passport number, or the same birthday and a name that reads the same. */
    duplicates_of: z.optional(id),
    companion_of: z.optional(id),
    /** Companions, and people who were in a booking with this one. */
    travelled_with: z.optional(id),
  },
  sorts: [
    'first_name',
    'last_name',
    'birthday',
    'passport_expires_at',
    'bookings_count',
    'created_at',
    'updated_at',
  ],
});
export type Traveller = Entity<typeof travellers>;
export const travellerAnswer = answer(travellers.entity);

/** Body of `POST /api/travellers/{id}/merge`: merges the other one into this one, and deletes it. */
export const travellerMergeInput = z.strictObject({ other_id: id });

const fields = z.array(z.string());

/** Dry run of a merge, at `GET /api/travellers/{id}/merge/{other_id}`. */
export const travellerMerge = z.object({
  /** Empty fields, filled from the other. */
  filled: fields,
  /** Fields that differ: the value here is kept, and the other's is lost. */
  lost: fields,
  /** Number of companions that this one gains. */
  companions: z.number(),
  /** Number of bookings that this one gains. */
  bookings: z.number(),
});
export type TravellerMerge = z.infer<typeof travellerMerge>;
export const travellerMergeAnswer = answer(travellerMerge);
