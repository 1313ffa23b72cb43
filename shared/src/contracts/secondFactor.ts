import * as z from '@itinera/shared/schema';
import { text, timestamp } from './fields';
import { currentPassword } from './sessions';

const digits = 6;

/** Recovery codes are shown in groups: spaces and hyphens are ignored. */
const typed = z.pipe(
  z.string({ error: 'Enter the code.' }),
  z.transform((value: string) => value.replaceAll(/[\s-]/g, '').toLowerCase()),
);

/** Six digits of the authenticator app, or a recovery code. */
const code = z.pipe(
  typed,
  z.string().check(
    z.refine((value) => new RegExp(String.raw`^(\d{${digits}}|[a-z2-7]{12})$`).test(value), {
      error: 'Enter the six digits of the app, or a recovery code.',
    }),
  ),
);

/** The second factor of the own account. */
export const secondFactor = z.object({
  /** Since when sign-in requires codes; null: it does not. */
  since: z.nullable(timestamp),
  recovery_codes_left: z.number(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const secondFactorBeginning = z.strictObject({ current_password: currentPassword });

/** Data for an authenticator app, as a text to type and as an address for a QR code; and recovery codes for a lost app. */
export const newSecondFactor = z.object({
  secret: z.string(),
  address: z.string(),
  recovery_codes: z.array(z.string()),
});
export type NewSecondFactor = z.infer<typeof newSecondFactor>;

export const secondFactorCode = z.strictObject({ code });

export const secondFactorEnd = z.strictObject({ current_password: currentPassword, code });

/** `ticket` is from the answer `second_factor` to the password. */
export const secondStep = z.strictObject({ ticket: text(512, 1), code });

/** `error.params` of `second_factor`: the password was correct, and the code is required. */
export interface SecondFactorParams {
  ticket: string;
}
