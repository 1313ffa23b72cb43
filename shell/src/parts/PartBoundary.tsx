import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands in its place. `again` draws the part anew. */
  whenFailed: (again: () => void) => ReactNode;
  onFailure?: (error: unknown) => void;
}

/** Keeps the failure of a part of the screen in that part. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.failed
      ? this.props.whenFailed(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
