import type { Winner } from '@mes/contract/giveaways';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { EmptyRow } from '../../components/states/EmptyRow';
import { PaidChip } from './MyRewards';
import * as texts from './texts';
import styles from './WinnerTable.module.css';

interface WinnerTableProps {
  winners: readonly Winner[];
  /** A button for winners who are not paid yet. */
  action?: (winner: Winner) => ReactNode;
}

export function WinnerTable({ winners, action }: WinnerTableProps) {
  if (winners.length === 0) return <EmptyRow>{texts.noWinners}</EmptyRow>;
  const columns: Column<Winner>[] = [
    {
      id: 'place',
      header: texts.place,
      numeric: true,
      width: '72px',
      hideOnPhone: true,
      cell: ({ place }) => place,
    },
    {
      id: 'player',
      header: texts.player,
      key: true,
      cell: ({ player }) => (
        <AppLink to={`/players/${player.id}`} className={styles.player}>
          <PlayerPhoto name={player.name} photo={player.photo} size={28} />
          {player.name}
        </AppLink>
      ),
    },
    { id: 'reward', header: texts.reward, cell: ({ reward }) => reward },
    {
      id: 'paid',
      header: texts.payment,
      cell: (winner) => (
        <span className={styles.payment}>
          <PaidChip paid={winner.paid} />
          {!winner.paid && action?.(winner)}
        </span>
      ),
    },
  ];
  return (
    <Panel>
      <DataTable
        caption={texts.winners}
        columns={columns}
        rows={winners}
        rowKey={({ place }) => place}
      />
    </Panel>
  );
}
