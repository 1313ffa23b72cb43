import Cookies from 'js-cookie';

/** The only place that names cookies: the specified ones (specification 4 and 6), the appearance and the page size. */
const TOKEN = 'token';
const IS_DMC = 'isDmc';
const DMC_ID = 'dmcID';

const options = { path: '/', sameSite: 'strict', secure: window.location.protocol === 'https:' } as const;

/** The refresh token; readable by script as specified, worthless without its HttpOnly companion. */
export const tokenCookie = {
  read: (): string | undefined => Cookies.get(TOKEN),
  save: (token: string): void => void Cookies.set(TOKEN, token, options),
  remove: (): void => Cookies.remove(TOKEN, options),
};

/** A hint for guards and menu before the profile is loaded. The server never reads it. */
export const partnerCookies = {
  /** `undefined`: not marked as a partner. */
  read: (): { dmcId: string | undefined } | undefined =>
    Cookies.get(IS_DMC) === 'true' ? { dmcId: Cookies.get(DMC_ID) } : undefined,
  save: (dmcId: string): void => {
    Cookies.set(IS_DMC, 'true', options);
    Cookies.set(DMC_ID, dmcId, options);
  },
  remove: (): void => {
    Cookies.remove(IS_DMC, options);
    Cookies.remove(DMC_ID, options);
  },
};

/** Kept for a year. A cookie, because the server of the shell reads it before any script is loaded. */
const lasting = (name: string) => ({
  read: (): string | undefined => Cookies.get(name),
  save: (value: string): void => void Cookies.set(name, value, { ...options, expires: 365 }),
});

/** Colours in which the server renders the page. */
export const appearanceCookie = lasting('appearance');

/** Rows of a list that the server reads with the document. */
export const pageSizeCookie = lasting('pageSize');
