const IV_BYTES = 12;

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Imports a key of 256 bits, as `base64url`. It is not extractable. */
export function sealingKeyFrom(base64url: string): Promise<CryptoKey> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const raw = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

export async function seal(value: object, key: CryptoKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text)) };
}

/** Decrypts a value; undefined for another key, such as that of a session that has ended. */
export async function unseal<T>({ iv, bytes }: Sealed, key: CryptoKey): Promise<T | undefined> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
    return JSON.parse(new TextDecoder().decode(text)) as T;
  } catch {
    return undefined;
  }
}
