import Cookies from 'js-cookie';

/** The only place that names cookies: the specified ones (specification 4 and 6), the appearance and the rows of a page. */
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

/** A hint for guard and menu before the profile arrives. The server never reads it. */
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

/** Kept for a year. A cookie and not storage, because the server of the shell reads it before any script has loaded. */
const lasting = (name: string) => ({
  read: (): string | undefined => Cookies.get(name),
  save: (value: string): void => void Cookies.set(name, value, { ...options, expires: 365 }),
});

/** In which colours the server renders the page. */
export const appearanceCookie = lasting('appearance');

/** How many rows the server reads of a list with the document. */
export const pageSizeCookie = lasting('pageSize');
