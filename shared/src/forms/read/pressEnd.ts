/** The press under way. */
let press: { end: Promise<void>; resolve: () => void } | undefined;

function start(): void {
  finish();
  let resolve = () => {};
  const end = new Promise<void>((done) => {
    resolve = done;
  });
  press = { end, resolve };
}

/** The click of the press follows its end. */
function finish(): void {
  if (press) setTimeout(press.resolve);
  press = undefined;
}

document.addEventListener('pointerdown', start, true);
for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, finish, true);

/**
 * Waits for the press that is under way. A field is left by the press on what comes next: an error that appeared before the button is up would
 * move that, and the press would miss it.
 */
export async function pressEnd(): Promise<void> {
  await press?.end;
}
