import { authPaths, type ListAnswer, type Tokens } from '@itinera/shared/contracts';

const { DEMO_PASSWORD = 'itinera-demo-2026' } = process.env;

/** A new session for each caller: a refresh token is worthless after its first use. */
export const signIn = (api: string): Promise<Tokens> => signInAs(api, 'manager@itinera.example');

export async function signInAs(api: string, email: string): Promise<Tokens> {
  const answer = await fetch(`${api}${authPaths.signIn}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok)
    throw new Error(`The demo account could not sign in: ${answer.status} ${await answer.text()}`);
  const tokens: Tokens = await answer.json();
  return tokens;
}

export async function anyHotel(api: string): Promise<string> {
  const { access_token } = await signIn(api);
  const answer = await fetch(`${api}/api/hotels`, { headers: { authorization: `Bearer ${access_token}` } });
  const { result }: ListAnswer<{ id: string }> = await answer.json();
  const [hotel] = result;
  if (!hotel) throw new Error('The demo data has no hotel.');
  return hotel.id;
}
