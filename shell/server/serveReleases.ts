import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ShellServerOptions } from './options';
import type { ReadRegistry } from './registry';
import { releaseFiles } from './releaseFiles';

/** Chunks, and files with a hash in their name; other output of a build is not published. */
const published = /\/c\/\d+\.js$|\.[0-9a-f]{8}\.\w+$/;

/**
 * Serves the listed files of releases. A partner's server has no file of a remote that its registry does not name.
 */
export async function serveReleases(
  app: FastifyInstance,
  registry: ReadRegistry,
  { dist, devOrigins }: ShellServerOptions,
) {
  // Files of a development build change under the same name.
  const development = devOrigins.length > 0;
  const folder = {
    index: false as const,
    dotfiles: 'deny' as const,
    preCompressed: true,
    decorateReply: false,
  };
  const forever = { ...folder, immutable: true, maxAge: '1y' };
  const [isOfRemote, isOfShell] = [
    releaseFiles(`${dist}/remotes`, 2),
    releaseFiles(`${dist}/shell`, 1, !development),
  ];
  const offered = (name = '') => Object.hasOwn(registry()?.payload.microFrontends ?? {}, name);

  await app.register(fastifyStatic, {
    ...forever,
    prefix: '/remotes/',
    root: `${dist}/remotes`,
    allowedPath: (path) => published.test(path) && offered(path.split('/')[1]) && isOfRemote(path),
  });
  await app.register(fastifyStatic, {
    ...(development ? folder : forever),
    prefix: '/shell/',
    root: `${dist}/shell`,
    allowedPath: (path) =>
      (published.test(path) || (development && /\.(js|map|svg|png|webp)$/.test(path))) && isOfShell(path),
  });
}
