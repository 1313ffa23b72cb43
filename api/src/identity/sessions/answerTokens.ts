import type { Tokens } from '@itinera/shared/contracts';
import { keyedHash } from '../../base/secrets';
import { accessTokenSeconds, type AccessTokens } from './accessTokens';
import type { Rotation } from './refreshTokens';

/** The answer of sign-in, sign-up and refresh. */
export const answerTokens = async (
  accessTokens: AccessTokens,
  secret: string,
  { refreshToken, rights, ...claims }: Rotation,
): Promise<Tokens> => ({
  success: true,
  access_token: await accessTokens.issue(claims),
  refresh_token: refreshToken,
  expires_in: accessTokenSeconds,
  // Derived, not stored: what was encrypted before the session ended, or with other rights, can't be decrypted afterwards.
  snapshot_key: keyedHash(`${claims.sessionId} ${rights}`, secret, 'snapshots'),
});
