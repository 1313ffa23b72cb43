import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a key, so many steps of 30 seconds from now. */
export const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
