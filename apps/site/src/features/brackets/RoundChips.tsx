import { useEffect, useState } from 'react';
import { ChoiceChips } from './ChoiceChips';
import styles from './RoundChips.module.css';
import * as texts from './texts';
import { hiddenTop, type PanZoom, scrollsVertically } from './use-pan-zoom';

export interface RoundPosition {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Buttons that scroll to a round, for phones; the visible round is marked. */
export function RoundChips({ rounds, view }: { rounds: readonly RoundPosition[]; view: PanZoom }) {
  const shown = useVisibleRound(rounds, view);
  if (rounds.length < 2) return null;
  return (
    <ChoiceChips
      label={texts.round}
      className={styles.rounds}
      options={rounds.map(({ name }, index) => ({ value: String(index), label: name }))}
      value={String(shown)}
      onChange={(index) => {
        const round = rounds[Number(index)];
        if (round) view.show(round);
      }}
    />
  );
}

function useVisibleRound(rounds: readonly RoundPosition[], { window, picture }: PanZoom): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const box = window.current;
    if (!box) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      const content = picture.current;
      if (!content) return;
      const scale = content.getBoundingClientRect().width / content.offsetWidth;
      const top = scrollsVertically(box) ? box.scrollTop : hiddenTop(box);
      const distanceTo = ({ x, y }: RoundPosition) =>
        Math.abs(x * scale - box.scrollLeft) + Math.abs(y * scale - top);
      const distances = rounds.map(distanceTo);
      setShown(distances.indexOf(Math.min(...distances)));
    };
    // In the next frame and once: measuring right after a step of a zoom would lay out the page again.
    const updateSoon = () => {
      frame ||= requestAnimationFrame(update);
    };
    // Also when the page scrolls: small brackets scroll with it and not by themselves.
    document.addEventListener('scroll', updateSoon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', updateSoon, { capture: true });
    };
  }, [rounds, window, picture]);
  return shown;
}
