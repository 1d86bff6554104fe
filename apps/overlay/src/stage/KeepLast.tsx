import { Component, createRef, type ReactNode } from 'react';
import type { Store } from '../data/store';
import { reportFault } from './page-faults';
import styles from './Stage.module.css';

interface KeepLastProps {
  store: Store;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** What was on screen when a drawing failed, as markup. */
  last: string;
}

const TRY_AGAIN_MS = 1_000;

/**
 * Whatever is wrong with new data, the picture before it stays on air and the drawing is tried again.
 */
export class KeepLast extends Component<KeepLastProps, State> {
  override state: State = { hasFailed: false, last: '' };
  #host = createRef<HTMLDivElement>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override getSnapshotBeforeUpdate(_: unknown, before: State): string | null {
    const failsNow = this.state.hasFailed && !before.hasFailed;
    return failsNow ? (this.#host.current?.innerHTML ?? '') : null;
  }

  override componentDidUpdate(_: unknown, _before: State, last: string | null): void {
    if (last !== null) this.setState({ last });
  }

  override componentDidCatch(error: unknown): void {
    reportFault(error);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tryAgain(), TRY_AGAIN_MS);
  }

  /** The same data would fail again, and nobody reads new ones while nothing is drawn. */
  async #tryAgain(): Promise<void> {
    await this.props.store.distrust();
    this.setState({ hasFailed: false });
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  override render(): ReactNode {
    const { hasFailed, last } = this.state;
    if (!hasFailed) {
      return (
        <div ref={this.#host} className={styles.contents}>
          {this.props.children}
        </div>
      );
    }
    return (
      <div
        className={styles.contents}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has written it a moment ago
        dangerouslySetInnerHTML={{ __html: last }}
      />
    );
  }
}
