interface Pressed {
  key: string;
  /** Where the key lies: with a Cyrillic layout Ctrl+K is Ctrl+Л, under the same finger. */
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

/** Whether a shortcut is meant by a pressed key. A single character means itself wherever one can type. */
export function matches(keys: string, pressed: Pressed, { typing, singleKeys }: Circumstances): boolean {
  if (isSingle(keys) && (typing || !singleKeys)) return false;
  return isPressed(keys, pressed);
}
