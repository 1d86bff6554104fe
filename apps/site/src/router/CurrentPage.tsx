import { Component, type ReactNode } from 'react';
import { useLocation, useShown } from './RouterProvider';

interface CurrentPageProps {
  skeleton: ReactNode;
  missing: ReactNode;
  renderError: (error: unknown) => ReactNode;
  /** For a page whose code could not be loaded. */
  renderLoadError: (error: unknown) => ReactNode;
}

/** The page of the current location, and what stands in its place. */
export function CurrentPage(props: CurrentPageProps) {
  const { skeleton, missing, renderError, renderLoadError } = props;
  const shown = useShown();
  const location = useLocation();
  return (
    <ErrorBoundary renderError={renderError} resetKey={location}>
      {shown.kind === 'page' && <shown.Page />}
      {shown.kind === 'loading' && skeleton}
      {shown.kind === 'missing' && missing}
      {shown.kind === 'failed' && renderLoadError(shown.error)}
    </ErrorBoundary>
  );
}

interface ErrorBoundaryProps {
  renderError: (error: unknown) => ReactNode;
  /** Another value tries to render again. */
  resetKey?: unknown;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderError(failure.error) : this.props.children;
  }
}
