import { classNames } from '@mes/ui/class-names';
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton';
import styles from './BracketViewport.module.css';
import { RoundChips, type RoundPosition } from './RoundChips';
import * as texts from './texts';
import type { PanZoom } from './use-pan-zoom';

interface BracketViewportProps {
  label: string;
  view: PanZoom;
  rounds: readonly RoundPosition[];
  /** Limits the height, so that the bracket scrolls by itself instead of with the page. */
  bounded: boolean;
  /** Beside the buttons that zoom. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A scrollable and zoomable viewport for a bracket of any size, with round buttons on phones. */
export function BracketViewport(props: BracketViewportProps) {
  const { label, view, rounds, bounded, tools, children } = props;
  const { window, sizer, picture } = view;
  const columns = [...new Set(rounds.map(({ x }) => x))];
  return (
    <div className={styles.viewport}>
      <div className={styles.tools}>
        {tools}
        <span className={styles.zoom}>
          <IconButton
            label={texts.zoomOut}
            icon={<IconMinus stroke={1.75} />}
            onClick={view.zoomOut}
          />
          <IconButton
            label={texts.zoomIn}
            icon={<IconPlus stroke={1.75} />}
            onClick={view.zoomIn}
          />
          <IconButton
            label={texts.showWholeBracket}
            icon={<IconMaximize stroke={1.75} />}
            onClick={view.fit}
          />
        </span>
      </div>
      <RoundChips rounds={rounds} view={view} />
      <section
        ref={window}
        className={classNames(styles.window, bounded && styles.bounded)}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
      >
        <div ref={sizer} className={styles.sizer}>
          <div ref={picture} className={styles.picture}>
            {columns.map((x) => (
              <span key={x} className={styles.stop} style={{ left: x }} />
            ))}
            {children}
          </div>
          <div className={styles.shield} />
        </div>
      </section>
    </div>
  );
}
