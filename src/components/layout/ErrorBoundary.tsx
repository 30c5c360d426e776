import { Component, type ReactNode } from 'react';

interface Props {
  /** A change clears the error, e.g. the address. */
  resetKey: string;
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}
interface State {
  error: Error | null;
  resetKey: string;
}

/**
 * Contains the error of a broken screen.
 * @example <ErrorBoundary resetKey={path} fallback={(error) => <CrashPage error={error} />}>…</ErrorBoundary>
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
