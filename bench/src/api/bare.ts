import { fastify } from 'fastify';

/** The cheapest possible server of this kind; the cost of the API is measured against it. */
const app = fastify();
const answer = { success: true, result: null };
app.get('/', () => answer);
app.put('/', () => answer);
await app.listen({ port: Number(process.env['BARE_PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
