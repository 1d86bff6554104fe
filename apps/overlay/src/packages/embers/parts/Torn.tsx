import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, createElement, type ReactNode, useMemo } from 'react';
import { type Tear, tear } from './tear';

interface TornProps extends Tear {
  as?: 'div' | 'li' | 'span' | 'p';
  /** Molten has a glowing rim, cold one of ash, hot is filled. */
  tone?: 'molten' | 'cold' | 'hot';
  /** When it slams in, counted in steps; without one it is just there. */
  step?: number;
  /** From which side it comes. */
  from?: 'left' | 'right';
  className?: string;
  style?: CSSProperties;
  isMarked?: boolean;
  children?: ReactNode;
}

/** A plate of metal with torn edges. Size and place come from the class. */
export function Torn({ as = 'div', tone = 'molten', step, from, className, ...rest }: TornProps) {
  const { edges, width, height, cut, depth, rim, seed, style, isMarked, children } = rest;
  const shape = useMemo(
    () => tear({ edges, width, height, cut, depth, rim, seed }),
    [edges, width, height, cut, depth, rim, seed],
  );
  const variables: Record<`--${string}`, string | number> = {
    '--rim': shape.rim,
    '--face': shape.face,
    '--i': step ?? 0,
    '--from': from === 'right' ? -1 : 1,
  };
  return createElement(
    as,
    {
      className: classNames('eb-plate', step !== undefined && 'eb-slam', className),
      style: { ...variables, ...style },
      'data-tone': tone,
      'data-marked': isMarked || undefined,
    },
    children,
  );
}
