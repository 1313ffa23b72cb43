interface Pressed {
  key: string;
  /** The position of the key: with a Cyrillic layout Ctrl+K is Ctrl+Л, at the same position. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** `?`, or two characters in sequence: `g h`. */
const isSingle = (keys: string) => /^\S( \S)?$/.test(keys);
export const isSequence = (keys: string) => /^\S \S$/.test(keys);

const withModifier = /^Mod\+([A-Z])$/;
const isOnPosition = (code: string, letter: string) => code === `Key${letter.toUpperCase()}`;

/** On layouts without Latin letters the position of the key counts. */
const isCharacter = (character: string, { key, code }: Pressed): boolean =>
  key === character || (/^\P{ASCII}$/u.test(key) && isOnPosition(code, character));

function isPressed(keys: string, pressed: Pressed, before: Pressed | undefined): boolean {
  const { key, code, ctrlKey, metaKey, altKey } = pressed;
  const modified = ctrlKey || metaKey;
  if (isSingle(keys)) {
    if (modified || altKey) return false;
    const [first = '', second] = keys.split(' ');
    if (second === undefined) return isCharacter(first, pressed);
    return before !== undefined && isCharacter(first, before) && isCharacter(second, pressed);
  }
  const letter = withModifier.exec(keys)?.[1];
  return (
    letter !== undefined &&
    modified &&
    !altKey &&
    (key.toUpperCase() === letter || isOnPosition(code, letter))
  );
}

interface Circumstances {
  /** The key would be typed as text, or is for a menu. */
  typing: boolean;
  singleKeys: boolean;
  /** A dialog is open: only its own single keys work. */
  inDialog?: boolean;
  /** The previous key, if it was pressed a moment ago. */
  before?: Pressed | undefined;
}

/** Whether a pressed key triggers a shortcut. A single character never does where it could be typed. */
export function matches(keys: string, pressed: Pressed, circumstances: Circumstances): boolean {
  const { typing, singleKeys, inDialog = false, before } = circumstances;
  if (isSingle(keys) && (typing || !singleKeys || (inDialog && keys !== '?'))) return false;
  return isPressed(keys, pressed, before);
}
