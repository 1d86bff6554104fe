import { ProductError } from '@mes/contract/errors';
import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { Component, type ReactNode, use } from 'react';
import { PartError } from './PartError';

export interface PartBoundaryProps {
  children: ReactNode;
  /** Called by Cancel, which also removes the broken part. */
  onCancel?: () => void;
  /** A new value resets the boundary; usually the content, or its id. */
  resetKey?: unknown;
}

/**
 * An error boundary for one part of a page: what one malformed answer breaks is replaced by an error card,
 * and the rest of the page stays. Sections and loaded content have one.
 */
export function PartBoundary(props: PartBoundaryProps) {
  const queryClient = use(QueryClientContext);
  return <Boundary {...props} reload={() => reloadAnswers(queryClient)} />;
}

/** The cached answers may be what broke the part. Its own are inactive, because it is not rendered. */
async function reloadAnswers(queryClient: QueryClient | undefined): Promise<void> {
  queryClient?.removeQueries({ type: 'inactive' });
  await queryClient?.refetchQueries({ type: 'active' });
}

type BoundaryProps = PartBoundaryProps & { reload: () => Promise<void> };

interface State {
  failure: { error: unknown } | null;
  cancelled: boolean;
  retrying: boolean;
  resetKey?: unknown;
}

const NO_FAILURE = { failure: null, cancelled: false, retrying: false };

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

  private readonly cancel = () => {
    this.setState({ cancelled: true });
    this.props.onCancel?.();
  };

  private readonly retry = async () => {
    this.setState({ retrying: true });
    await this.props.reload();
    this.setState(NO_FAILURE);
  };

  override render() {
    const { failure, cancelled, retrying } = this.state;
    if (cancelled) return null;
    if (!failure) return this.props.children;
    return (
      <PartError
        {...errorNames(failure.error)}
        error={failure.error}
        retrying={retrying}
        onCancel={this.cancel}
        onRetry={() => void this.retry()}
      />
    );
  }
}

/** The code and name of an error, which users can report to support. */
export function errorNames(error: unknown): { code: string; name: string } {
  if (error instanceof ProductError) return { code: String(error.status), name: error.name };
  return { code: 'ERROR', name: error instanceof Error ? error.name : 'Error' };
}
