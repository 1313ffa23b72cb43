import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { LiveRegistry } from './registry';

const hashed = /\.[0-9a-f]{8}\.\w+$/;

/** The folders of releases. A partner's server has no file of a remote that its registry does not name. */
export async function serveReleases(app: FastifyInstance, dist: string, registry: () => LiveRegistry | undefined) {
  const folder = {
    index: false as const,
    dotfiles: 'deny' as const,
    preCompressed: true,
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
  };
  const offered = (name: string | undefined) =>
    name !== undefined && Object.hasOwn(registry()?.payload.microFrontends ?? {}, name);

  await app.register(fastifyStatic, {
    ...folder,
    prefix: '/remotes/',
    root: `${dist}/remotes`,
    allowedPath: (path) => hashed.test(path) && offered(path.split('/')[1]),
  });
  await app.register(fastifyStatic, {
    ...folder,
    prefix: '/shell/',
    root: `${dist}/shell`,
    allowedPath: (path) => hashed.test(path),
  });
}
