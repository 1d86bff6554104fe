import { useEffect, useState } from 'react';
import { ChoiceChips } from './ChoiceChips';
import styles from './RoundChips.module.css';
import * as texts from './texts';
import { hiddenTop, type PanZoom } from './use-pan-zoom';
import { scrollsVertically } from './zoom-gesture';

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

function useVisibleRound(rounds: readonly RoundPosition[], { window, zoom }: PanZoom): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const box = window.current;
    if (!box) return;
    const update = () => {
      const scale = zoom.current;
      const top = scrollsVertically(box) ? box.scrollTop : hiddenTop(box);
      const distanceTo = ({ x, y }: RoundPosition) =>
        Math.abs(x * scale - box.scrollLeft) + Math.abs(y * scale - top);
      const distances = rounds.map(distanceTo);
      setShown(distances.indexOf(Math.min(...distances)));
    };
    // Also when the page scrolls: small brackets scroll with it and not by themselves. Not in a frame of its own:
    // with the event the page is laid out.
    document.addEventListener('scroll', update, { passive: true, capture: true });
    return () => document.removeEventListener('scroll', update, { capture: true });
  }, [rounds, window, zoom]);
  return shown;
}
