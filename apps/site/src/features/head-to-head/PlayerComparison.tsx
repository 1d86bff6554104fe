import type { ComparedTeam, LineupForm, TeamComparison } from '@mes/contract/head-to-head';
import { AppLink } from '../../components/AppLink';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Section } from '../../components/layout/Section';
import { Flag } from '../../components/pictures/Flag';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { EmptyRow } from '../../components/states/EmptyRow';
import { interpolate } from '../../interpolate';
import { Rating } from '../matches/Rating';
import { TeamPanel, TeamPanels } from '../matches/TeamPanels';
import { FigureLabel } from '../statistics/FigureLabel';
import { formatKillsPerDeath, formatPerRound } from '../statistics/figures';
import styles from './PlayerComparison.module.css';
import * as texts from './texts';

/** The players of both line-ups, the best of each at the top. */
export function PlayerComparison({ comparison: { A, B } }: { comparison: TeamComparison }) {
  const isEmpty = A.players.length === 0 && B.players.length === 0;
  return (
    <Section title={texts.players} more={<span>{texts.lastSixMonths}</span>}>
      {isEmpty ? (
        <EmptyRow>{texts.noLineUps}</EmptyRow>
      ) : (
        <TeamPanels>
          <Team compared={A} />
          <Team compared={B} />
        </TeamPanels>
      )}
    </Section>
  );
}

function Team({ compared: { team, players } }: { compared: ComparedTeam }) {
  if (players.length === 0) return <EmptyRow>{texts.noLineUps}</EmptyRow>;
  return (
    <TeamPanel team={team}>
      <DataTable
        caption={interpolate(texts.playersOf, { teamName: team.name })}
        columns={COLUMNS}
        rows={players}
        rowKey={({ player }) => player.id}
      />
    </TeamPanel>
  );
}

const COLUMNS: readonly Column<LineupForm>[] = [
  {
    id: 'player',
    header: texts.player,
    cell: ({ player: { id, name, photo, country } }) => (
      <AppLink to={`/players/${encodeURIComponent(id)}`} className={styles.player}>
        <PlayerPhoto name={name} photo={photo} size={28} />
        <span className={styles.name}>{name}</span>
        {country && <Flag country={country} />}
      </AppLink>
    ),
  },
  {
    id: 'kr',
    header: <abbr title={texts.killsPerRoundTitle}>{texts.killsPerRound}</abbr>,
    numeric: true,
    width: 56,
    cell: ({ kills, rounds }) => formatPerRound(kills, rounds),
  },
  {
    id: 'kd',
    header: <FigureLabel figure="kd" />,
    numeric: true,
    width: 56,
    cell: formatKillsPerDeath,
  },
  {
    id: 'rating',
    header: <FigureLabel figure="rating" />,
    numeric: true,
    key: true,
    width: 76,
    cell: ({ rating }) => <Rating value={rating} />,
  },
];
