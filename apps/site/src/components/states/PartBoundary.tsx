import { ProductError } from '@mes/contract/errors';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PartError } from './PartError';

export interface PartBoundaryProps {
  children: ReactNode;
  /** What Cancel does; without it the broken part is taken off the page. */
  onCancel?: () => void;
  /** Another value is another attempt: the id that the part shows, as a rule. */
  resetKey?: unknown;
  /** For the log. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Keeps the failure of one part of a page from taking the rest with it. */
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

const WHOLE = { failure: null, cancelled: false };

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { ...WHOLE, resetKey: this.props.resetKey };

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: State,
  ): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { ...WHOLE, resetKey };
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
        {...namesOf(failure.error)}
        error={failure.error}
        onCancel={() => {
          this.setState({ cancelled: true });
          this.props.onCancel?.();
        }}
        onRetry={() => {
          this.props.onReset();
          this.setState(WHOLE);
        }}
      />
    );
  }
}

/** The code and name that people read out to support. */
export function namesOf(error: unknown): { code: string; name: string } {
  if (error instanceof ProductError) return { code: String(error.status), name: error.name };
  return { code: 'ERROR', name: error instanceof Error ? error.name : 'Error' };
}
