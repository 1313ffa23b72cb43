import type { RemoteDefinition } from '@itinera/shared/remote';
import type { RemoteName } from '@itinera/shared/routes';
import admin from '../../../mf-admin/src/remote';
import bookings from '../../../mf-bookings/src/remote';
import geography from '../../../mf-geography/src/remote';
import hotels from '../../../mf-hotels/src/remote';

const definitions = {
  mf_hotels: hotels,
  mf_bookings: bookings,
  mf_geography: geography,
  mf_admin: admin,
} satisfies { [Name in RemoteName]: RemoteDefinition<Name> };

const entry = { extras: { release: 'monolith' } };

/** Replaces the shell's module of this name: remotes are part of the bundle instead of loaded at run time. */
export const loadRemote = async (name: RemoteName) => ({ definition: definitions[name], entry });

export const attemptedRelease = () => entry;

export const forgetRemote = async () => undefined;
