import { Component, createRef, type ReactNode } from 'react';
import type { Store } from '../data/store';
import { reportFault } from './page-faults';
import styles from './Stage.module.css';

interface KeepLastProps {
  store: Store;
  /** Does not report failures, but still renders again. */
  isSilent: boolean;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

const TRY_AGAIN_MS = 2_000;

/**
 * When new data cannot be rendered, the last picture stays on air and rendering is tried again.
 */
export class KeepLast extends Component<KeepLastProps, State> {
  override state: State = { hasFailed: false };
  #host = createRef<HTMLDivElement>();
  /** What was on screen when a render failed, as markup. */
  #last: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #withdrawFault = () => {};

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate(): void {
    if (this.state.hasFailed) return;
    this.#last = null;
    this.#withdrawFault();
  }

  override componentDidCatch(error: unknown): void {
    this.#withdrawFault();
    if (!this.props.isSilent) this.#withdrawFault = reportFault(error);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tryAgain(), TRY_AGAIN_MS);
  }

  /** The same data would fail again, and nobody reads new ones while nothing is rendered. */
  async #tryAgain(): Promise<void> {
    await this.props.store.reloadAll();
    this.setState({ hasFailed: false });
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
    this.#withdrawFault();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) {
      return (
        <div ref={this.#host} className={styles.contents}>
          {this.props.children}
        </div>
      );
    }
    // The page still shows what it did before: React takes it away only after this.
    this.#last ??= this.#host.current?.innerHTML ?? '';
    return (
      <div
        key="last"
        className={styles.contents}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has written it a moment ago
        dangerouslySetInnerHTML={{ __html: this.#last }}
      />
    );
  }
}
