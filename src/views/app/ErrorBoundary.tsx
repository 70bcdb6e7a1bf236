import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: ReactNode; onError: (error: unknown) => void };

/** Contains a rendering error in one embed: shows the fallback, and the rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
