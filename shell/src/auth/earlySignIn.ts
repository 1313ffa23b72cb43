import { pathTo } from '@itinera/shared/routes';
import { earlyFormId } from './earlyForm';
import { signInTexts } from './signInTexts';

const { title, returning, email, password, action, register, forgotten } = signInTexts;

/** Same layout as the component library, so that nothing moves when the page replaces it. */
const style = `
      #${earlyFormId} { display: flex; flex-direction: column; gap: 20px; padding: 24px; font-size: 0.875rem; font-weight: 400; line-height: 20px; }
      @media (min-width: 600px) { #${earlyFormId} { padding: 32px; } }
      #${earlyFormId} h1 { margin: 0; font-size: 1.25rem; font-weight: 600; line-height: 28px; letter-spacing: -0.01em; }
      #${earlyFormId} > p { display: none; gap: 12px; margin: 0; padding: 14px 16px; border: 1px solid color-mix(in srgb, var(--info) 40%, transparent); border-radius: 10px; background: var(--note); color: var(--note-text); font-size: 0.8125rem; }
      #${earlyFormId} > p > svg { flex: none; margin: -1px 0; fill: var(--info); }
      #${earlyFormId}[data-returning='true'] > p { display: flex; }
      #${earlyFormId} label { display: block; margin-bottom: 4px; color: var(--quiet); font-size: 0.75rem; font-weight: 500; line-height: 16px; }
      #${earlyFormId} span { display: block; border: 1px solid var(--control); border-radius: 8px; background: var(--field); }
      #${earlyFormId} span:focus-within { border-color: var(--primary); outline: 3px solid color-mix(in srgb, var(--primary) 28%, transparent); }
      #${earlyFormId} input { display: block; box-sizing: border-box; width: 100%; height: 34px; padding: 0 10px; border: 0; border-radius: 7px; background: none; color: inherit; font: inherit; outline: none; }
      @media (pointer: coarse) { #${earlyFormId} input { font-size: 1rem; } }
      #${earlyFormId} button { min-height: 36px; padding: 7px 16px; border: 0; border-radius: 8px; background: var(--primary); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
      #${earlyFormId} button:disabled { opacity: 0.6; cursor: default; }
      #${earlyFormId} > footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px; }
      #${earlyFormId} a { color: var(--primary); text-decoration: none; }
      #${earlyFormId} a:hover { text-decoration: underline; }
      #${earlyFormId} :is(a, button):focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
    `;

const input = (name: string, type: string, label: string, autocomplete: string, more = '') =>
  `<div><label for="early-${name}">${label}</label><span><input id="early-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${more}></span></div>`;

const link = (to: 'auth-register' | 'auth-restore-password', text: string) =>
  `<a href="${pathTo(to)}">${text}</a>`;

/**
 * Sign-in form as markup of the document, so that it can be filled in from the first paint on. Without the inline script it does nothing:
 * a form with the method `dialog` outside a dialog is never sent, so no address can contain the password.
 */
export const earlySignIn = `<style nonce="itinera-nonce">${style}</style>
<form id="${earlyFormId}" method="dialog" novalidate aria-label="${title}" data-returning="false">
<h1>${title}</h1>
<p><svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><path d="M11 9h2V7h-2m1 13c-4.4 0-8-3.6-8-8s3.6-8 8-8 8 3.6 8 8-3.6 8-8 8m0-18a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-1 15h2v-6h-2z"/></svg>${returning}</p>
${input('email', 'email', email, 'username', ' autofocus')}
${input('password', 'password', password, 'current-password')}
<button type="submit" data-busy="${action[1]}">${action[0]}</button>
<footer>${link('auth-register', register)}${link('auth-restore-password', forgotten)}</footer>
</form>`;
