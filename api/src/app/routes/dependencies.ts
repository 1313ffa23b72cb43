import type { Config } from '../../base/config';
import type { Database } from '../../db/database';
import type { AccessTokens } from '../../identity/sessions/accessTokens';
import type { Storage } from '../../storage/storage';

/** What routes are made of. */
export interface Dependencies {
  config: Config;
  database: Database;
  secret: string;
  storage: Storage;
  accessTokens: AccessTokens;
}
