import * as z from 'zod/mini';
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
/** A mask, as in lists, is not accepted as a code, so it can't be saved by mistake. */
const personalCode = text(30).check(
  z.regex(/^[\p{L}\p{N} /.-]*$/u, { error: 'Use letters, digits and hyphens.' }),
);

const companions = z
  .array(id, { error: 'Send a list of travellers.' })
  .check(z.maxLength(50, { error: 'Choose at most 50 companions.' }));

const stored = z.nullable(z.string());

/** Answers include `pax_type`, the age today; lists mask the numbers of papers. Companions are mutual. */
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
    /** How the name reads whatever its spelling: people with one in common are called the same. */
    name_keys: z.optional(z.nullable(z.array(z.string()))),
    /** In how many bookings. */
    bookings_count: z.optional(z.number()),
    /** In lists: when the last of the booked trips ends that are still to come. */
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
    /** Called so, whatever the spelling, as `last name, first name`; together with the birthday, by which people are found. */
    named_like: z.optional(text(123, 1)),
    /** Others with the same passport number, or the same birthday and a name that reads the same. */
    duplicates_of: z.optional(id),
    companion_of: z.optional(id),
    /** Companions, and whoever was in a booking with this one. */
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

/** Body of `POST /api/travellers/{id}/merge`: the other one becomes part of this one and is deleted. */
export const travellerMergeInput = z.strictObject({ other_id: id });

const fields = z.array(z.string());

/** What a merge would do, at `GET /api/travellers/{id}/merge/{other_id}`. */
export const travellerMerge = z.object({
  /** Fields that are empty here, and filled from the other. */
  filled: fields,
  /** Fields in which the two differ: what is here stays, and the other's value is lost. */
  lost: fields,
  /** How many companions this one gains. */
  companions: z.number(),
  /** How many bookings name this one from then on. */
  bookings: z.number(),
});
export type TravellerMerge = z.infer<typeof travellerMerge>;
export const travellerMergeAnswer = answer(travellerMerge);
