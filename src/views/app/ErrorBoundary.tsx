import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: ReactNode; onError: (error: unknown) => void };

/** Keeps a fault in one element inside it: the fallback stands in its place, the page goes on. */
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
