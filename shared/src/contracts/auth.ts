import * as z from '@itinera/shared/schema';
import { answer } from './envelope';
import { id, text } from './fields';
import { oneOfThese } from './namedProblem';
import { roles, userStatuses } from './roles';

export const role = z.enum(roles, { error: oneOfThese(roles) });
export const userStatus = z.enum(userStatuses, { error: oneOfThese(userStatuses) });

export const email = z
  .string({ error: 'Enter an e-mail address.' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: 'Enter at most 254 characters.' }),
    z.email({ error: 'Enter an e-mail address such as name@example.com.' }),
  );

/** Accepts any password text: the rules for new passwords must not reveal which old ones exist. */
export const credentials = z.strictObject({
  email,
  password: z
    .string({ error: 'Enter your password.' })
    .check(
      z.minLength(1, { error: 'Enter your password.' }),
      z.maxLength(1024, { error: 'Enter at most 1024 characters.' }),
    ),
});
export type Credentials = z.infer<typeof credentials>;

const characters = (password: string): number => [...password].length;

/** A new password: long, of any characters, and normalized, so that it is the same however it was typed. */
export const newPassword = z.string({ error: 'Enter a password.' }).check(
  z.normalize('NFC'),
  z.refine((value) => characters(value) >= 12, { error: 'Use at least 12 characters.' }),
  z.refine((value) => characters(value) <= 128, { error: 'Use at most 128 characters.' }),
);

export const signUpInput = z.strictObject({ email, password: newPassword });

/** `GET /api/auth/recovery?email=` */
export const recoveryQuery = z.strictObject({ email });

/** `token` is the secret of a link from a mail. */
export const resetInput = z.strictObject({ token: text(512, 1), password: newPassword });

/** `token` is the refresh token of the specified query string. */
export const refreshQuery = z.strictObject({ token: text(512, 1) });

/**
 * The answer to sign-in, sign-up and refresh. `expires_in`: lifetime of the access token in seconds. `snapshot_key`: 256 bits as base64url, the
 * same for the session for as long as the rights of its person do not change; a server of the release before has none.
 */
export const tokens = z.object({
  success: z.literal(true),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  snapshot_key: z.optional(z.string()),
});
export type Tokens = z.infer<typeof tokens>;

const profile = z.object({
  id,
  role,
  /** A pending account has a session, but no access. */
  status: userStatus,
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  picture_file_name: z.optional(z.nullable(z.string())),
  /** Staff who must set up a second factor before anything else. */
  needs_second_factor: z.optional(z.boolean()),
  /** Rows per page, unless the address or the person says otherwise. */
  page_size: z.optional(z.number()),
  /** Time zone of the business: its day is today on all screens. */
  time_zone: z.optional(z.string()),
});
export type Profile = z.infer<typeof profile>;

/** The specification reads `role` and `id` at the top; `result` holds everything. */
export const profileAnswer = z.extend(answer(profile), { id, role });
export type ProfileAnswer = z.infer<typeof profileAnswer>;
