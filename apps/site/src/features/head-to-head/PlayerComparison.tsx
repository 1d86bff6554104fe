import type { ComparedPlayer, ComparedTeam, TeamComparison } from '@mes/contract/head-to-head';
import { AppLink } from '../../components/AppLink';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { EmptyRow } from '../../components/states/EmptyRow';
import { interpolate } from '../../interpolate';
import { Rating } from '../matches/Rating';
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
        <div className={styles.teams}>
          <Team compared={A} />
          <Team compared={B} />
        </div>
      )}
    </Section>
  );
}

function Team({ compared: { team, players } }: { compared: ComparedTeam }) {
  if (players.length === 0) return <EmptyRow>{texts.noLineUps}</EmptyRow>;
  return (
    <Panel>
      <p className={styles.team}>
        <TeamLogo team={team} size={24} plain />
        {team.name}
      </p>
      <DataTable
        caption={interpolate(texts.playersOf, { teamName: team.name })}
        columns={COLUMNS}
        rows={players}
        rowKey={({ player }) => player.id}
      />
    </Panel>
  );
}

const COLUMNS: readonly Column<ComparedPlayer>[] = [
  {
    id: 'player',
    header: texts.player,
    cell: ({ player: { id, name, photo } }) => (
      <AppLink to={`/players/${encodeURIComponent(id)}`} className={styles.player}>
        <PlayerPhoto name={name} photo={photo} size={28} />
        <span className={styles.name}>{name}</span>
      </AppLink>
    ),
  },
  {
    id: 'kr',
    header: <abbr title={texts.killsPerRoundTitle}>{texts.killsPerRound}</abbr>,
    numeric: true,
    width: 56,
    cell: ({ kills, rounds }) => quotient(kills, rounds),
  },
  {
    id: 'kd',
    header: <abbr title={texts.killDeathTitle}>{texts.killDeath}</abbr>,
    numeric: true,
    width: 56,
    cell: ({ kills, deaths }) => quotient(kills, deaths),
  },
  {
    id: 'rating',
    header: texts.rating,
    numeric: true,
    key: true,
    width: 76,
    cell: ({ rating }) => <Rating value={rating} />,
  },
];

function quotient(of: number, by: number): string {
  return by === 0 ? texts.none : (of / by).toFixed(2);
}
