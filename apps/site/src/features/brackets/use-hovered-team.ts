import { type RefObject, useEffect, useState } from 'react';
import { isMoving } from './motion';

/** The team under the mouse in the bracket. On touch screens a team is chosen from the list. */
export function useHoveredTeam(view: RefObject<HTMLElement | null>): string | null {
  const [team, setTeam] = useState<string | null>(null);
  useEffect(() => {
    const box = view.current;
    if (!box) return;
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || isMoving(box)) return;
      setTeam(teamAt(event));
    };
    const onLeave = () => setTeam(null);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerleave', onLeave);
    return () => {
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerleave', onLeave);
    };
  }, [view]);
  return team;
}

/** Only the box of a match receives pointer events; each half of it belongs to one team. */
function teamAt({ target, clientY }: PointerEvent): string | null {
  if (!(target instanceof SVGRectElement)) return null;
  const { top, height } = target.getBoundingClientRect();
  const rows = target.closest('[data-match]')?.querySelectorAll<SVGElement>('[data-slot]');
  return rows?.[clientY < top + height / 2 ? 0 : 1]?.dataset.team ?? null;
}
