import { Emblem } from '@mes/ui/Emblem.tsx';
import { IconMovie, IconNews, IconSwords, IconTrophy, IconUser } from '@tabler/icons-react';
import styles from './RowIcon.module.css';
import type { SearchRow } from './search-rows';

const ICONS = {
  players: IconUser,
  tournaments: IconTrophy,
  matches: IconSwords,
  articles: IconNews,
  clips: IconMovie,
};

interface RowIconProps {
  row: Pick<SearchRow, 'kind' | 'name' | 'logo' | 'skin'>;
  size: number;
}

/** The emblem of a team, else the icon of the kind in the colour of its tournament. */
export function RowIcon({ row: { kind, name, logo, skin }, size }: RowIconProps) {
  if (kind === 'teams') return <Emblem name={name} logo={logo} size={size} />;
  const Icon = ICONS[kind];
  return (
    <span className={styles.icon} style={{ width: size }} data-tournament={skin ?? undefined}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
