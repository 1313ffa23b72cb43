import type { Audience, RegistryDocument, RegistryPayload } from '@itinera/shared/contracts';

export type Content = Pick<RegistryPayload, 'audience' | 'host' | 'microFrontends'>;

/** The documents of all shells, of one serial. */
export function documentsOf(
  serial: number,
  expires: string,
  contentFor: (audience: Audience) => Content,
): Record<Audience, RegistryDocument> {
  const documentFor = (audience: Audience): RegistryDocument => {
    const payload: RegistryPayload = { serial, expires, ...contentFor(audience) };
    // Signed by the key of the deployment; a demo has none.
    return { payload: JSON.stringify(payload), serial, expires, signature: null };
  };
  return { staff: documentFor('staff'), partner: documentFor('partner') };
}
