import type { PreloadFile } from '@itinera/shared/contracts';
import { shellDocument } from './shellDocument';

const marker = '<!--itinera:head-->';
const signInMarker = '<!--itinera:sign-in-->';

/** JSON text that can't end the script element around it. */
const inline = (json: string) => json.replaceAll('<', '\\u003c');
const data = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${inline(json)}</script>`;

const hint = ({ href, integrity }: PreloadFile) =>
  `<link rel="preload" as="script" crossorigin="anonymous" href="${href}"${integrity && ` integrity="${integrity}"`}>`;

export interface PageParts {
  nonce: string;
  scriptNonce: string;
  /** The appearance this browser has chosen, so that the page does not flash in another colour first. */
  appearance: string;
  /** The frame that is painted until the shell renders: that of sign-in or that of all other pages. */
  frame: 'auth' | 'app' | 'none';
  /** The form of sign-in, for a guest who comes for the first time or is to return somewhere. */
  signIn: 'first' | 'returning' | undefined;
  configuration: object;
  /** JSON text of the registry document. */
  registry: string;
  preload: PreloadFile[];
}

/** Completes index.html of one release of the shell for each response. */
export function pageOf(file: string, integrity?: string): (parts: PageParts) => string {
  const [before, rest] = shellDocument(file, integrity).split(marker);
  const [script, body] = rest?.split('</head>') ?? [];
  if (before === undefined || script === undefined || body === undefined)
    throw new Error(`${file} has no ${marker}.`);
  // An earlier release of the shell has no form.
  const [start = '', form = '', end = ''] = body.split(signInMarker);
  // The shell's own script is requested first: on HTTP/1.1 the hints would take all connections, and it waits
  // for none.
  const first = script.replace(/<script (?=[^>]*\bsrc=)/, '<script fetchpriority="high" ');
  return ({ nonce, scriptNonce, appearance, frame, signIn, configuration, registry, preload }) =>
    [
      before
        .replace('nonce="itinera-nonce"', `nonce="${nonce}"`)
        .replace('data-appearance="dark"', `data-appearance="${appearance}"`),
      `<meta name="csp-nonce" content="${nonce}">`,
      data('configuration', JSON.stringify(configuration)),
      first.replace('nonce="itinera-script-nonce"', `nonce="${scriptNonce}"`),
      data('registry', registry),
      ...preload.map(hint),
      '</head>',
      start.replace('data-frame="none"', `data-frame="${frame}"`),
      signIn
        ? form
            .replace('nonce="itinera-nonce"', `nonce="${nonce}"`)
            .replace('data-returning="false"', `data-returning="${signIn === 'returning'}"`)
        : '',
      end,
    ].join('');
}
