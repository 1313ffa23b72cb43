import { accountRoutes } from '../../accounts/accounts.routes';
import { ownAccountRoutes } from '../../accounts/ownAccount.routes';
import { secondFactorRoutes } from '../../accounts/secondFactor.routes';
import type { App } from '../../http/app';
import { sessionRoutes } from '../../identity/sessions/session.routes';
import { userSessionRoutes } from '../../modules/users/userSessions.routes';
import { userRoutes } from '../../modules/users/users.routes';
import type { Dependencies } from './dependencies';

/** Sessions and accounts: one's own, and those that administrators manage. */
export function serveAccounts(app: App, { config, database, secret, accessTokens }: Dependencies): void {
  sessionRoutes(app, database, accessTokens, secret);
  accountRoutes(app, database, accessTokens, secret, config);
  ownAccountRoutes(app, database, config, secret);
  secondFactorRoutes(app, database, config, secret);
  userRoutes(app, database, config);
  userSessionRoutes(app, database, config);
}
