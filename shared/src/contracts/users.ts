import * as z from '@itinera/shared/schema';
import { currencyCode } from './currencies';
import { email, role, userStatus as status } from './auth';
import { collection, type CreateInput, type Entity, type UpdateInput } from './collection';
import { customInput, customValues } from './custom/customValues';
import { usersPath } from './writePaths';
import { id, locale, optional, phone, queryFlag, text, timestamp } from './fields';

/** New users are invited by mail, because nobody chooses a password for another person. The status changes only through `userActions`. */
export const users = collection({
  path: usersPath,
  entity: {
    id,
    email: z.string(),
    role,
    status,
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    middle_name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    company_name: z.nullable(z.string()),
    currency: z.string(),
    locale,
    picture_file_name: z.nullable(z.string()),
    /** Whether sign-in requires a code after the password. */
    has_second_factor: z.boolean(),
    custom: z.optional(customValues),
    last_login_at: z.nullable(timestamp),
    created: timestamp,
  },
  input: {
    email,
    role,
    first_name: text(60, 1),
    last_name: optional(text(60)),
    middle_name: optional(text(60)),
    phone: optional(phone),
    company_name: optional(text(120)),
    currency: currencyCode,
    locale,
    picture_file_name: optional(text(120)),
    custom: customInput,
  },
  create: ['email', 'first_name'],
  // The default language is the company's, from the settings.
  defaults: { role: 'manager', currency: 'EUR', custom: {} },
  customEntity: 'user',
  filters: {
    role: z.optional(role),
    status: z.optional(status),
    /** All roles but partners. */
    is_staff: z.optional(queryFlag),
    has_second_factor: z.optional(queryFlag),
  },
  sorts: ['created', 'email', 'role', 'status', 'first_name', 'last_name', 'company_name', 'last_login_at'],
  defaultSort: '-created',
  removesForGood: true,
});
export type User = Entity<typeof users>;

/** A new user with the hotels of a partner, each of which becomes an entry of `hotelDmcs`. */
export const newUserInput = z.extend(users.createInput, { hotel_ids: z.array(id) });
export type NewUserInput = z.output<typeof newUserInput>;
export type UserCreate = CreateInput<typeof users>;
export type UserUpdate = UpdateInput<typeof users>;

/**
 * `POST /api/users/{id}/<action>`, without a body; answers the user. `invite` sends a new link to a user who has not accepted yet;
 * `recover` sends a link for a new password to one who has; `reset_second_factor` removes the second factor of a person who has lost the
 * app and the recovery codes; `anonymise` erases the person everywhere, and blocks the account, for good.
 */
export const userActions = [
  'approve',
  'block',
  'unblock',
  'invite',
  'recover',
  'reset_second_factor',
  'anonymise',
] as const;
export type UserAction = (typeof userActions)[number];
