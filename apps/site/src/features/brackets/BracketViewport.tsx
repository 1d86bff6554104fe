import { classNames } from '@mes/ui/class-names';
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../components/IconButton';
import { useOverflow } from '../../components/layout/use-overflow';
import styles from './BracketViewport.module.css';
import { RoundChips, type RoundPosition } from './RoundChips';
import * as texts from './texts';
import type { PanZoom } from './use-pan-zoom';
import type { Point } from './zoom';

interface BracketViewportProps {
  label: string;
  view: PanZoom;
  rounds: readonly RoundPosition[];
  /** Limits the height, so that the bracket scrolls by itself instead of with the page. */
  bounded: boolean;
  /** The match that is played now: the bracket opens there. */
  live?: Point | null;
  /** Beside the buttons that zoom. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A scrollable and zoomable viewport for a bracket of any size, with round buttons on phones. */
export function BracketViewport(props: BracketViewportProps) {
  const { label, view, rounds, bounded, live = null, tools, children } = props;
  const { window, sizer, picture, size, center } = view;
  const overflows = useOverflow(window) || bounded;
  const opensAt = useRef(live);
  // Once: later the place is the visitor's choice.
  useEffect(() => {
    if (opensAt.current) center(opensAt.current);
    opensAt.current = null;
  }, [center]);
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
      {overflows && (
        <p className={styles.note}>
          {texts.doesNotFit}
          {live && (
            <button type="button" onClick={() => center(live, { withPage: true })}>
              {texts.showLive}
            </button>
          )}
        </p>
      )}
      <RoundChips rounds={rounds} view={view} />
      <section
        ref={window}
        className={classNames(styles.window, bounded && styles.bounded)}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
      >
        <div ref={sizer} className={styles.sizer} style={size}>
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
