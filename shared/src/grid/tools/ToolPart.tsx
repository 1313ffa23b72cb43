import { useEffect, useState, type ReactNode } from 'react';
import type { LazyPart } from './lazyPart';
import { ToolBoundary } from './ToolBoundary';

interface ToolPartProps<T> {
  /** Begins a sentence: `Filters`. */
  what: string;
  code: LazyPart<T>;
  children: (part: T) => ReactNode;
}

/**
 * A tool of a list whose code is loaded on demand. If it can't be loaded or rendered, the page stays, and the tool can be retried.
 * Nothing is reloaded, because the list is useful without it.
 */
export function ToolPart<T>({ what, code, children }: ToolPartProps<T>) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ToolBoundary what={what} onRetry={() => setAttempt(attempt + 1)}>
      <Loaded key={attempt} code={code}>
        {children}
      </Loaded>
    </ToolBoundary>
  );
}

/** Not `lazy`, which keeps a failure. Throws it for the boundary. */
function Loaded<T>({ code, children }: Omit<ToolPartProps<T>, 'what'>) {
  const [state, setState] = useState<{ part: T } | { error: unknown } | undefined>(code.loaded);
  const isThere = state !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let isShown = true;
    code.load().then(
      (loaded) => isShown && setState(loaded),
      (error: unknown) => isShown && setState({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [code, isThere]);
  if (!state) return null;
  if ('error' in state) throw state.error;
  return children(state.part);
}
