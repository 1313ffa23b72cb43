import * as z from '@itinera/shared/schema';
import { email, newPassword } from './auth';
import { id, text, timestamp } from './fields';
import { changes } from './history';

/** A session that has not ended. */
export const accountSession = z.object({
  id,
  /** Browser and system: `Firefox on Windows`. Null for programs, and for sessions from before this was stored. */
  device: z.nullable(z.string()),
  /** Address of its last use. */
  ip: z.nullable(z.string()),
  created_at: timestamp,
  last_used_at: timestamp,
  /** Whether the request belongs to it. */
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** An event of an account: a sign-in, a failed one, or a change. */
export const accountEvent = z.object({
  id,
  at: timestamp,
  entity: z.string(),
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  ip: z.nullable(z.string()),
  /** Null for the program, and for failed sign-ins. */
  by: z.nullable(z.object({ id, name: z.nullable(z.string()) })),
  changes,
});
export type AccountEvent = z.infer<typeof accountEvent>;

/** Highest number of events of an account in an answer, newest first. */
export const mostAccountEvents = 50;

/** `GET /api/auth/draft-key`: 256 bits as base64url. The same for the whole session, and unavailable afterwards. */
export const draftKey = z.object({ key: z.string() });
export type DraftKey = z.infer<typeof draftKey>;

/** Proves that the person at an open session is its owner. */
export const currentPassword = z
  .string({ error: 'Enter your current password.' })
  .check(
    z.minLength(1, { error: 'Enter your current password.' }),
    z.maxLength(1024, { error: 'Enter at most 1024 characters.' }),
  );

/** `POST /api/auth/password`: the other sessions end. */
export const passwordChange = z.strictObject({ current_password: currentPassword, password: newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;

/** `POST /api/auth/email`: sends a code to the new address. */
export const emailChange = z.strictObject({ current_password: currentPassword, email });
export type EmailChange = z.infer<typeof emailChange>;

/** `POST /api/auth/email/confirm`: the address changes once its code was entered, and the other sessions end. */
export const emailConfirmation = z.strictObject({
  code: z
    .string({ error: 'Enter the code from the mail.' })
    .check(z.trim(), z.regex(/^\d{8}$/, { error: 'Enter the 8 digits from the mail.' })),
});

/** The own picture; null: none. Uploaded before, by the same person. */
export const ownPicture = z.strictObject({ picture_file_name: z.nullable(text(120, 1)) });
