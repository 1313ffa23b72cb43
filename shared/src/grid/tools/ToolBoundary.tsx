import { Alert, Button, PartBoundary } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface ToolBoundaryProps {
  /** Begins a sentence: `Filters`. */
  what: string;
  children: ReactNode;
  /** Called before the part is rendered again. */
  onRetry?: () => void;
}

/** Error boundary of one tool of a list: the rows and all other tools keep working. */
export function ToolBoundary({ what, children, onRetry }: ToolBoundaryProps) {
  return (
    <PartBoundary
      onFailure={(error) => console.error(`${what} could not be shown:`, error)}
      whenFailed={(again) => (
        <Alert
          severity="error"
          data-notice
          action={
            <Button
              color="inherit"
              size="small"
              aria-label={`Try again: ${what}`}
              onClick={() => {
                onRetry?.();
                again();
              }}
            >
              Try again
            </Button>
          }
        >
          {what} can’t be shown at the moment.
        </Alert>
      )}
    >
      {children}
    </PartBoundary>
  );
}
