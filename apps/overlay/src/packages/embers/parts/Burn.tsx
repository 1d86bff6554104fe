import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './Burn.module.css';
import { BURN_MASK } from './burn-mask';

interface BurnProps {
  children: string;
  /** In pixels; smaller where the words would be wider than `width`. */
  size: number;
  width: number;
  step?: number;
  className?: string;
}

const MASKS: Record<`--${string}`, string> = {
  '--burn': BURN_MASK.letters,
  '--burn-rim': BURN_MASK.rim,
};

/** A headline whose lower edge is burnt away. Never a name or a number. */
export function Burn({ children, size, width, step = 1, className }: BurnProps) {
  const text = useRef<HTMLSpanElement>(null);
  const fit = useEffectEvent(() => {
    const element = text.current;
    if (!element) return;
    element.style.fontSize = `${size}px`;
    const own = element.offsetWidth;
    if (own > width) element.style.fontSize = `${Math.floor((size * width) / own)}px`;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another size
  useLayoutEffect(() => fit(), [children, size, width]);
  useEffect(() => {
    const onFont = () => fit();
    document.fonts.addEventListener('loadingdone', onFont);
    return () => document.fonts.removeEventListener('loadingdone', onFont);
  }, []);
  return (
    <span
      className={classNames(styles.box, 'eb-ignite', className)}
      style={{ ...MASKS, '--i': step } as CSSProperties}
    >
      <span ref={text} className={styles.burn} data-text={children}>
        {children}
      </span>
    </span>
  );
}
