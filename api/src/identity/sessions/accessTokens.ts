import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';

export const accessTokenSeconds = 600;

/** Of so many sessions, signatures are remembered. */
const mostVerified = 2000;

const algorithm = 'HS256';
const audience = 'itinera-api';
const typ = 'at+jwt';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>;
  /** Undefined unless the token is ours and has not expired. */
  read(token: string): Promise<AccessClaims | undefined>;
  /** Like `read`, but also for expired tokens: enough to end a session, and nothing else. */
  readExpired(token: string): Promise<AccessClaims | undefined>;
}

/** The token holds the person and the session. Their rights are read from the database on every request. */
export function createAccessTokens(secret: string): AccessTokens {
  // Imported once: given the bytes, the library would import them for each token.
  const imported = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

  async function read(token: string, clockTolerance: number): Promise<AccessClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, await imported, {
        algorithms: [algorithm],
        audience,
        typ,
        // A token without an expiry is none of ours, even with a valid signature.
        requiredClaims: ['exp'],
        clockTolerance,
      });
      const { sub, sid } = payload;
      return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** Tokens whose signature was right, until they expire: a page sends the same one with each call. */
  const verified = new Map<string, AccessClaims & { expiresAt: number }>();

  async function readValid(token: string): Promise<AccessClaims | undefined> {
    const known = verified.get(token);
    if (known && Date.now() < known.expiresAt) return known;
    verified.delete(token);
    const claims = await read(token, 0);
    if (!claims) return undefined;
    const [oldest] = verified.keys();
    if (verified.size === mostVerified && oldest !== undefined) verified.delete(oldest);
    verified.set(token, { ...claims, expiresAt: Number(decodeJwt(token).exp) * 1000 });
    return claims;
  }

  return {
    issue: async ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${accessTokenSeconds}s`)
        .sign(await imported),
    read: readValid,
    readExpired: (token) => read(token, Number.MAX_SAFE_INTEGER),
  };
}
