/**
 * A server that ends, as in a power failure, at a moment that a client can't distinguish from any other failure: after the commit of a
 * write with an Idempotency-Key, and before its answer is sent.
 */
import { buildApp } from '../src/app/buildApp';
import { readConfig } from '../src/base/config';
import { createDatabase } from '../src/db/database';
import type { Engine } from '../src/db/engine';
import { openEngine } from '../src/db/openEngine';
import { listen } from '../src/http/listen';
import { prepareDataDir } from '../src/storage/prepareDataDir';
import { sessionSecret } from '../src/identity/sessions/sessionSecret';
import { openStorage } from '../src/storage/openStorage';

const dyingAfterCommit = (engine: Engine): Engine => ({
  ...engine,
  async transaction(run) {
    let keepsAnswer = false;
    const result = await engine.transaction((connection) =>
      run({
        ...connection,
        query(text, params, manner) {
          keepsAnswer ||= text.startsWith('update "idempotency_keys"');
          return connection.query(text, params, manner);
        },
      }),
    );
    if (keepsAnswer) process.kill(process.pid, 'SIGKILL');
    return result;
  },
});

const config = readConfig(process.env);
await prepareDataDir(config.dataDir);
const database = createDatabase(dyingAfterCommit(await openEngine(config)));
const secret = await sessionSecret(config.sessionSecret, config.dataDir);
const app = await buildApp({ config, database, secret, storage: openStorage(config) });
const { address } = await listen(app, config.host, config.port);
process.stdout.write(`dying server: ready on ${address} in no time\n`);
