import type { FastifyRequest } from 'fastify';
import type { Config } from '../../base/config';
import { Problem } from '../../http/problem';
import { principalOf } from './enforceRights';

export type AdminSettings = Pick<Config, 'strictAdmin'>;

/** `onRequest`: with STRICT_ADMIN only admins manage accounts. Otherwise all staff have the same rights. */
export const onlyAdmins =
  ({ strictAdmin }: AdminSettings) =>
  async (request: FastifyRequest): Promise<void> => {
    if (strictAdmin && principalOf(request).role !== 'admin') {
      throw new Problem('forbidden', 'Only admins can manage accounts. Ask one of them.');
    }
  };
