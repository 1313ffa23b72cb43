import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Error boundary of the error page (specification 2). Plain elements and a plain link, because theme, router or kit may have failed. */
export class ErrorPageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <h1>An error occurred while showing the error page</h1>
        <a href="/">Go back to home</a>
      </main>
    );
  }
}
