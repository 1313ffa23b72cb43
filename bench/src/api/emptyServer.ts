import { fastify } from 'fastify';

/** A server without any work: the baseline that the API is compared with. */
const app = fastify();
const answer = { success: true, result: null };
app.get('/', () => answer);
app.put('/', () => answer);
await app.listen({ port: Number(process.env['BARE_PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
