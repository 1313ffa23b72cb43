interface Pressed {
  key: string;
  /** Uses the position of the key: with a Cyrillic layout Ctrl+K is Ctrl+Л, under the same finger. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const isSingle = (keys: string) => keys.length === 1;

const withModifier = /^Mod\+([A-Z])$/;

function isPressed(keys: string, { key, code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  const modified = ctrlKey || metaKey;
  if (isSingle(keys)) return !modified && !altKey && key === keys;
  const letter = withModifier.exec(keys)?.[1];
  return (
    letter !== undefined && modified && !altKey && (key.toUpperCase() === letter || code === `Key${letter}`)
  );
}

interface Circumstances {
  /** The key would otherwise become text. */
  typing: boolean;
  singleKeys: boolean;
}

/** Whether a pressed key triggers a shortcut. A single character never does where it could be typed. */
export function matches(keys: string, pressed: Pressed, { typing, singleKeys }: Circumstances): boolean {
  if (isSingle(keys) && (typing || !singleKeys)) return false;
  return isPressed(keys, pressed);
}
