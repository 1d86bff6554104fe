import type { Seeding } from '@mes/contract/entry-schemas';
import { classNames } from '@mes/ui/class-names';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../../components/IconButton';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { Hidden } from '../../../components/text/Hidden';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { moveItem } from './order';
import styles from './Seeding.module.css';

type SeededTeam = Pick<Seeding['teams'][number], 'team' | 'elo'>;

interface SeedListProps {
  teams: readonly SeededTeam[];
  onChange: (teams: SeededTeam[]) => void;
}

/** Teams are moved by drag and drop, by Alt and an arrow key, or by buttons on a phone. */
export function SeedList({ teams, onChange }: SeedListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= teams.length || to === from) return;
    onChange(moveItem(teams, from, to));
    setAnnouncement(
      interpolate(texts.seedMoved, {
        teamName: teams[from]!.team.name,
        seed: to + 1,
        teams: teams.length,
      }),
    );
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const to = index + (event.key === 'ArrowUp' ? -1 : 1);
    move(index, to);
    // Keeps the focus on the moved team, which is rendered at another position.
    requestAnimationFrame(() => list.current?.querySelectorAll('li')[to]?.focus());
  };

  return (
    <>
      <ol ref={list} className={styles.seeds}>
        {teams.map(({ team, elo }, index) => (
          <li
            key={team.name}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the row itself is moved by the keyboard
            tabIndex={0}
            aria-label={interpolate(texts.seedSpoken, { seed: index + 1, teamName: team.name })}
            className={classNames(
              styles.seed,
              dragged === index && styles.dragged,
              over === index && dragged !== null && (dragged < index ? styles.below : styles.above),
            )}
            draggable
            onKeyDown={(event) => onKeyDown(event, index)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', team.name);
              setDragged(index);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
          >
            <IconGripVertical size={16} stroke={1.75} className={styles.grip} aria-hidden="true" />
            <span className={styles.number}>{index + 1}</span>
            <TeamLogo team={team} size={26} plain />
            <TeamName team={team} className={styles.name} />
            <span className={styles.note}>{elo}</span>
            <span className={styles.arrows}>
              <IconButton
                size="sm"
                label={interpolate(texts.moveUp, { teamName: team.name })}
                icon={<IconChevronUp size={16} stroke={1.75} />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                size="sm"
                label={interpolate(texts.moveDown, { teamName: team.name })}
                icon={<IconChevronDown size={16} stroke={1.75} />}
                disabled={index === teams.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <Hidden>
        <span aria-live="polite">{announcement}</span>
      </Hidden>
    </>
  );
}
