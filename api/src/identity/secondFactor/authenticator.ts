import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;

export const stepsOfAnHour = 3600 / stepSeconds;

/** Clocks of phones differ: codes of the previous and the next step are accepted, too. */
const toleratedSteps = 1;

/** 160 bits, as the standard recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Itinera', label, secret: Secret.fromBase32(secret), digits: 6, period: stepSeconds });

/** Content of the QR code: the secret and its account. */
export const addressOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step of a code; undefined if it is not valid now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: toleratedSteps });
  return delta === null ? undefined : Math.floor(now / 1000 / stepSeconds) + delta;
}

/** The code that the app shows at a time; for tests and the demo. */
export const codeAt = (secret: string, now = Date.now()): string =>
  totpOf(secret).generate({ timestamp: now });
