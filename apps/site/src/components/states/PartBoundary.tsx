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

interface State {
  failure: { error: unknown } | null;
  cancelled: boolean;
}

const WHOLE: State = { failure: null, cancelled: false };

class Boundary extends Component<PartBoundaryProps & { onReset: () => void }, State> {
  override state = WHOLE;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    const { failure, cancelled } = this.state;
    if (before.resetKey !== this.props.resetKey && (failure || cancelled)) this.setState(WHOLE);
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
