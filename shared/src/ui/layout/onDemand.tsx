import { isChunkLoadError, NOT_LOADED } from '@itinera/shared/data';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  Component,
  lazy,
  type ComponentProps,
  type ComponentType,
  type ElementType,
  type ReactNode,
} from 'react';

/**
 * A component whose code is loaded when it is first shown, with one retry. If its file can't be loaded, a sentence and a button take its
 * place, and both the button and the next time it is shown fetch it again; `lazy` would keep the failure. A component with `onClose`
 * is a dialog or a menu, and the sentence is then above the page. Errors of the component itself belong to the page, which may change
 * to another release.
 */
export function onDemand<T extends Exclude<ElementType, string>>(
  load: () => Promise<{ default: T }>,
): ComponentType<ComponentProps<T>> {
  let hasFailed = false;
  const begin = () =>
    lazy(() =>
      load()
        .catch((error: unknown) => (isChunkLoadError(error) ? load() : Promise.reject(error)))
        .catch((error: unknown) => {
          hasFailed = true;
          throw error;
        }),
    );
  let Part = begin();
  const renew = () => {
    if (!hasFailed) return;
    hasFailed = false;
    Part = begin();
  };
  const Loaded = (props: ComponentProps<T>) => <Part {...props} />;
  return function OnDemand(props: ComponentProps<T>) {
    return (
      <MissingFileBoundary onRetry={renew} onClose={closingOf(props)}>
        <Loaded {...props} />
      </MissingFileBoundary>
    );
  };
}

function closingOf(props: object): (() => void) | undefined {
  if (!('onClose' in props) || typeof props.onClose !== 'function') return undefined;
  const { onClose } = props;
  return () => void onClose();
}

interface BoundaryProps {
  children: ReactNode;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

class MissingFileBoundary extends Component<BoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentWillUnmount() {
    if (this.state.failure) this.props.onRetry();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (!isChunkLoadError(failure.error)) throw failure.error;
    const again = () => {
      this.props.onRetry();
      this.setState({ failure: undefined });
    };
    return <NotLoaded onRetry={again} onClose={this.props.onClose} />;
  }
}

const above = {
  position: 'fixed',
  zIndex: 'tooltip',
  top: '20%',
  left: '50%',
  translate: '-50%',
  width: 'min(480px, calc(100vw - 32px))',
  boxShadow: 8,
} as const;

function NotLoaded({ onRetry, onClose }: { onRetry: () => void; onClose: (() => void) | undefined }) {
  return (
    <Box
      sx={onClose && above}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.();
      }}
    >
      <Alert
        severity="error"
        action={
          <>
            <Button color="inherit" size="small" autoFocus={onClose !== undefined} onClick={onRetry}>
              Try again
            </Button>
            {onClose && (
              <Button color="inherit" size="small" onClick={onClose}>
                Close
              </Button>
            )}
          </>
        }
      >
        {NOT_LOADED}
      </Alert>
    </Box>
  );
}
