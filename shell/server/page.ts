import type { PreloadFile } from '@itinera/shared/contracts';
import { shellDocument } from './shellDocument';

const marker = '<!--itinera:head-->';
const signInMarker = '<!--itinera:sign-in-->';
/** A comment, so that servers of before, which write no nonces into it, send nothing that a browser would refuse. */
const snapshotComment = /<!--itinera:snapshot([^]*?)itinera:snapshot-->/;

/** JSON text that can't close the script element around it. */
const inline = (json: string) => json.replaceAll('<', '\\u003c');
const data = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${inline(json)}</script>`;

const hint = ({ href, integrity }: PreloadFile) =>
  `<link rel="preload" as="script" crossorigin="anonymous" href="${href}"${integrity && ` integrity="${integrity}"`}>`;

export interface PageParts {
  nonce: string;
  scriptNonce: string;
  /** Appearance of this browser, so that the page does not flash in another colour first. */
  appearance: string;
  /** Frame that is painted until the shell renders: of sign-in, or of all other pages. */
  frame: 'auth' | 'app' | 'none';
  /** Variant of the sign-in form: for a first visit, or for a person who returns to a page; undefined without a form. */
  signIn: 'first' | 'returning' | undefined;
  configuration: object;
  /** Script that makes the policy of trusted types, before any other runs. */
  policy: string;
  /** Registry document as JSON text. */
  registry: string;
  preload: PreloadFile[];
}

/** Returns a function that completes the index.html of a shell release per response. */
export function pageOf(file: string, integrity?: string): (parts: PageParts) => string {
  const [before, rest] = shellDocument(file, integrity).split(marker);
  const [script, body] = rest?.split('</head>') ?? [];
  if (before === undefined || script === undefined || body === undefined)
    throw new Error(`${file} has no ${marker}.`);
  // Earlier releases of the shell have no form in the document.
  const [start = '', form = '', end = ''] = body.split(signInMarker);
  // The shell's script comes first: on HTTP/1.1 the preload hints would occupy all connections.
  const first = script.replace(/<script (?=[^>]*\bsrc=)/, '<script fetchpriority="high" ');
  // Earlier releases have no script that shows the last visit.
  const [early, snapshot = '', deferred = ''] = first.split(snapshotComment);
  return ({ nonce, scriptNonce, appearance, frame, signIn, configuration, registry, policy, preload }) =>
    [
      before
        .replace('nonce="itinera-nonce"', `nonce="${nonce}"`)
        .replace('data-appearance="dark"', `data-appearance="${appearance}"`),
      `<meta name="csp-nonce" content="${nonce}">`,
      `<script nonce="${scriptNonce}">${policy}</script>`,
      data('configuration', JSON.stringify(configuration)),
      [early, frame === 'app' ? snapshot : '', deferred]
        .join('')
        .replace('nonce="itinera-nonce"', `nonce="${nonce}"`)
        .replaceAll('nonce="itinera-script-nonce"', `nonce="${scriptNonce}"`),
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
