import { useEffect, useState } from 'react';
import { ChoiceChips } from './ChoiceChips';
import styles from './RoundChips.module.css';
import { type PanZoom, placeOnPage, scrollsUpAndDown } from './use-pan-zoom';

export interface RoundPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Buttons that scroll to a round, for phones; the visible round is marked. */
export function RoundChips({ rounds, view }: { rounds: readonly RoundPlace[]; view: PanZoom }) {
  const shown = useRoundInSight(rounds, view);
  if (rounds.length < 2) return null;
  return (
    <ChoiceChips
      label="Round"
      className={styles.rounds}
      options={rounds.map(({ name }, place) => ({ value: String(place), label: name }))}
      value={String(shown)}
      onChange={(place) => {
        const round = rounds[Number(place)];
        if (round) view.show(round);
      }}
    />
  );
}

function useRoundInSight(rounds: readonly RoundPlace[], { window, picture }: PanZoom): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const box = window.current;
    if (!box) return;
    const look = () => {
      const drawn = picture.current;
      if (!drawn) return;
      const scale = drawn.getBoundingClientRect().width / drawn.offsetWidth;
      const top = scrollsUpAndDown(box) ? box.scrollTop : placeOnPage(box);
      const far = ({ x, y }: RoundPlace) =>
        Math.abs(x * scale - box.scrollLeft) + Math.abs(y * scale - top);
      const distances = rounds.map(far);
      setShown(distances.indexOf(Math.min(...distances)));
    };
    // Also when the page scrolls: small brackets scroll with it and not by themselves.
    document.addEventListener('scroll', look, { passive: true, capture: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [rounds, window, picture]);
  return shown;
}
