import { ProductError } from '@mes/contract/errors';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PartError } from './PartError';

export interface PartBoundaryProps {
  children: ReactNode;
  /** Called by Cancel, which also removes the broken part. */
  onCancel?: () => void;
  /** A new value resets the boundary; usually the id of the content. */
  resetKey?: unknown;
  /** For the log. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** An error boundary for one part of a page. */
export function PartBoundary(props: PartBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary {...props} onReset={reset} />}
    </QueryErrorResetBoundary>
  );
}

type BoundaryProps = PartBoundaryProps & { onReset: () => void };

interface State {
  failure: { error: unknown } | null;
  cancelled: boolean;
  resetKey?: unknown;
}

const NO_FAILURE = { failure: null, cancelled: false };

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { ...NO_FAILURE, resetKey: this.props.resetKey };

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: State,
  ): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { ...NO_FAILURE, resetKey };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { failure, cancelled } = this.state;
    if (cancelled) return null;
    if (!failure) return this.props.children;
    return (
      <PartError
        {...errorNames(failure.error)}
        error={failure.error}
        onCancel={() => {
          this.setState({ cancelled: true });
          this.props.onCancel?.();
        }}
        onRetry={() => {
          this.props.onReset();
          this.setState(NO_FAILURE);
        }}
      />
    );
  }
}

/** The code and name of an error, which users can report to support. */
export function errorNames(error: unknown): { code: string; name: string } {
  if (error instanceof ProductError) return { code: String(error.status), name: error.name };
  return { code: 'ERROR', name: error instanceof Error ? error.name : 'Error' };
}
