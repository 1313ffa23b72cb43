import type { Tokens } from '@itinera/shared/contracts';
import { accessTokenSeconds, type AccessTokens } from './accessTokens';
import type { Rotation } from './refreshTokens';

/** The answer of sign-in, sign-up and refresh. */
export const answerTokens = async (
  accessTokens: AccessTokens,
  { refreshToken, ...claims }: Rotation,
): Promise<Tokens> => ({
  success: true,
  access_token: await accessTokens.issue(claims),
  refresh_token: refreshToken,
  expires_in: accessTokenSeconds,
});
