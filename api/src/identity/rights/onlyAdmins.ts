import type { FastifyRequest } from 'fastify';
import type { Config } from '../../base/config';
import { Problem } from '../../http/problem';
import { principalOf } from './enforceRights';

export type AdminSettings = Pick<Config, 'strictAdmin'>;

/** Whether an action for admins is refused to the caller: with STRICT_ADMIN to everyone but admins, otherwise to nobody of the staff. */
export const isForAdmins = ({ strictAdmin }: AdminSettings, request: FastifyRequest): boolean =>
  strictAdmin && principalOf(request).role !== 'admin';

/** `onRequest`: with STRICT_ADMIN only admins manage accounts. */
export const onlyAdmins =
  (settings: AdminSettings) =>
  async (request: FastifyRequest): Promise<void> => {
    if (isForAdmins(settings, request))
      throw new Problem('forbidden', 'Only admins can manage accounts. Ask one of them.');
  };
