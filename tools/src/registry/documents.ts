import type { Audience, RegistryDocument, RegistryPayload } from '@itinera/shared/contracts';

export type Content = Pick<RegistryPayload, 'audience' | 'host' | 'microFrontends'>;

/** The registry documents of all shells, with one serial. */
export function documentsOf(
  serial: number,
  expires: string,
  contentFor: (audience: Audience) => Content,
  sign: (payload: string) => string | null,
): Record<Audience, RegistryDocument> {
  const documentFor = (audience: Audience): RegistryDocument => {
    const content: RegistryPayload = { serial, expires, ...contentFor(audience) };
    const payload = JSON.stringify(content);
    return { payload, serial, expires, signature: sign(payload) };
  };
  return { staff: documentFor('staff'), partner: documentFor('partner') };
}
