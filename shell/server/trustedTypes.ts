interface Allowed {
  /** Folders of this origin whose scripts the page may load: `/shell/`. */
  folders: string[];
  /** Development servers of remotes, as sources of a policy: `http://localhost:*`, `https://*.example.com`. */
  devOrigins: string[];
}

/** JSON that can't close the script element around it. */
const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A pattern of the origins that a source of a content security policy matches. */
const patternOf = (source: string): string => {
  const text = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${text.replace('//*', '//[^/:]+').replace(/:\*$/, '(:\\d+)?')}$`;
};

/**
 * The page's only policy of trusted types. It is the default one, so that files of earlier releases, whose bundler assigns plain
 * addresses, keep working, and it is made by this server rather than by the shell, for the same reason. It lets through addresses of
 * releases, and has no way from text to markup or to code. The header allows no second policy.
 */
export const trustedTypesPolicy = ({ folders, devOrigins }: Allowed): string =>
  `(function(types,folders,others){if(!types)return;types.createPolicy('default',{createScriptURL:function(text){` +
  `var url=new URL(text,location.href);` +
  `var own=url.origin===location.origin&&folders.some(function(folder){return url.pathname.indexOf(folder)===0});` +
  `return own||others.some(function(one){return new RegExp(one).test(url.origin)})?url.href:null}})})(window.trustedTypes,${inline(folders)},${inline(devOrigins.map(patternOf))})`;
