import { replaceCached } from './remotes/replaceCached';

/** The shell's first file is the only script of the document that is deferred; chunks are added later, and are not. */
const isFirstFile = (target: unknown): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.defer;

const sentence = 'Itinera could not be loaded: one of its files was damaged on the way, or did not arrive.';
const advice =
  'Check your connection and try again. If that does not help, report it to the person who runs this server.';

/** Nothing of the shell runs, so the sentence is made of elements here. What is typed into the form of sign-in stays. */
function report(): void {
  const box = document.createElement('div');
  box.className = 'failed';
  box.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', () => window.location.reload());
  const text = document.createElement('p');
  text.textContent = `${sentence} ${advice}`;
  box.append(text, button);
  document.body.append(box);
}

/** Loads the script as it is cached now; its hash decides again whether it is executed. */
function loadAgain({ src, integrity }: HTMLScriptElement): void {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = src;
  script.addEventListener('error', report);
  document.head.append(script);
}

/** Fetches the shell's first file past the cache if it could not be loaded. Part of the inline script, which no file can be damaged for. */
export function healFirstFile(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (isFirstFile(target)) replaceCached(target.src).then(() => loadAgain(target), report);
    },
    true,
  );
}
