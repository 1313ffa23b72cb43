import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ShellServerOptions } from './options';
import type { ReadRegistry } from './registry';

/** Chunks, and what has a hash in its name: what a build says about itself is for nobody outside. */
const published = /\/c\/\d+\.js$|\.[0-9a-f]{8}\.\w+$/;

/**
 * Serves the folders of releases. A partner's server has no file of a remote that its registry does not name.
 */
export async function serveReleases(
  app: FastifyInstance,
  registry: ReadRegistry,
  { dist, devOrigins }: ShellServerOptions,
) {
  // Files of a shell in development change under one name.
  const development = devOrigins.length > 0;
  const folder = {
    index: false as const,
    dotfiles: 'deny' as const,
    preCompressed: true,
    decorateReply: false,
  };
  const forever = { ...folder, immutable: true, maxAge: '1y' };
  const offered = (name = '') => Object.hasOwn(registry()?.payload.microFrontends ?? {}, name);

  await app.register(fastifyStatic, {
    ...forever,
    prefix: '/remotes/',
    root: `${dist}/remotes`,
    allowedPath: (path) => published.test(path) && offered(path.split('/')[1]),
  });
  await app.register(fastifyStatic, {
    ...(development ? folder : forever),
    prefix: '/shell/',
    root: `${dist}/shell`,
    allowedPath: (path) => published.test(path) || (development && /\.(js|map|svg|png|webp)$/.test(path)),
  });
}
