import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Replaces the failed part; `again` mounts the part again. */
  whenFailed: (again: () => void) => ReactNode;
  onFailure?: (error: unknown) => void;
}

/** Error boundary of one part of the screen. */
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
