import type { TournamentPlayer } from '@mes/contract/statistics';
import { ranksOf } from '@mes/domain/ranking/ranks';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { Select } from '../../../components/forms/Select';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { type Order, sortRows } from '../../../components/layout/sort-rows';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { interpolate } from '../../../interpolate';
import { FIGURES, figureOf, mostOf, type TableFigure } from './columns';
import { FigureBar } from './FigureBar';
import { PlayerName } from './PlayerName';
import styles from './PlayerTable.module.css';
import * as texts from './texts';

const SHOWN = 15;

interface PlayerTableProps {
  players: readonly TournamentPlayer[];
  /** How many maps a player must have played. */
  minimum: { value: number; most: number; onChange: (maps: number) => void };
  downloadUrl: string;
}

/** All players by the figure of the chosen column, with what it means beside the filters. */
export function PlayerTable({ players, minimum, downloadUrl }: PlayerTableProps) {
  const [order, setOrder] = useState<Order>({ column: 'rating', descending: true });
  const [team, setTeam] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const figure = figureOf(order.column);
  const eligible = players.filter(({ maps }) => maps >= minimum.value);
  const found = eligible.filter((player) => team === '' || player.team?.name === team);
  const sorted = sortRows(found, figure.value, order.descending);
  const shown = showsAll ? sorted : sorted.slice(0, SHOWN);
  return (
    <Section
      title={texts.players}
      more={interpolate(texts.playersOf, { shown: found.length, total: players.length })}
    >
      <div className={styles.filters}>
        <Select
          label={texts.team}
          className={styles.team}
          options={[
            { value: '', label: texts.allTeams },
            ...teamsOf(players).map((name) => ({ value: name, label: name })),
          ]}
          value={team}
          onChange={setTeam}
        />
        <Select
          label={texts.sortBy}
          className={styles.sort}
          options={FIGURES.map(({ id, label }) => ({ value: id, label }))}
          value={figure.id}
          onChange={(column) => setOrder({ column, descending: true })}
        />
        <Minimum {...minimum} />
        <p className={styles.meaning} aria-live="polite">
          <b>{figure.label}</b> {figure.meaning}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyRow>{texts.noneFits}</EmptyRow>
      ) : (
        <Panel>
          <DataTable
            className={styles.table}
            caption={texts.players}
            columns={columnsOf({ figure, players: eligible, rankOf: ranksBy(figure, found) })}
            rows={shown}
            rowKey={({ player }) => player.id}
            order={order}
            onOrder={setOrder}
          />
        </Panel>
      )}
      <div className={styles.foot}>
        {sorted.length > SHOWN && (
          <Button variant="ghost" size="sm" onClick={() => setShowsAll((before) => !before)}>
            {showsAll ? texts.showFewer : interpolate(texts.showAll, { count: sorted.length })}
          </Button>
        )}
        <a href={downloadUrl} className={styles.download}>
          <IconDownload size={16} stroke={1.75} aria-hidden="true" />
          {texts.download}
        </a>
      </div>
    </Section>
  );
}

function Minimum({ value, most, onChange }: PlayerTableProps['minimum']) {
  const maps = value === 1 ? texts.oneMap : interpolate(texts.maps, { count: value });
  return (
    <label className={styles.minimum}>
      <span>
        {texts.atLeast} <b>{maps}</b>
      </span>
      <input
        type="range"
        aria-label={texts.minimumMaps}
        aria-valuetext={maps}
        min={1}
        max={most}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}

function teamsOf(players: readonly TournamentPlayer[]): string[] {
  const names = players.flatMap(({ team }) => team?.name ?? []);
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}

/** Equal figures share a rank; it stays the same when the list is reversed. */
function ranksBy({ value }: TableFigure, players: readonly TournamentPlayer[]) {
  const best = sortRows(players, value, true);
  const ranks = ranksOf(best.map(value));
  const byId = new Map(best.map(({ player }, index) => [player.id, ranks[index]!]));
  return ({ player }: TournamentPlayer) => byId.get(player.id)!;
}

/** On phones only the chosen figure is shown. */
function columnsOf({
  figure: chosen,
  players,
  rankOf,
}: {
  figure: TableFigure;
  players: readonly TournamentPlayer[];
  rankOf: (player: TournamentPlayer) => number;
}): Column<TournamentPlayer>[] {
  return [
    {
      id: 'rank',
      header: texts.rank,
      width: 48,
      cell: (player) => <b className={styles.rank}>{rankOf(player)}</b>,
    },
    {
      id: 'player',
      header: texts.player,
      cell: (player) => (
        <AppLink to={`/players/${encodeURIComponent(player.player.id)}`} className={styles.player}>
          <PlayerName player={player} />
        </AppLink>
      ),
    },
    { id: 'maps', header: texts.mapsHead, numeric: true, cell: ({ maps }) => maps },
    ...FIGURES.map((figure): Column<TournamentPlayer> => {
      const most = mostOf(figure, players);
      const isChosen = figure.id === chosen.id;
      return {
        id: figure.id,
        header: figure.label,
        title: figure.meaning,
        key: isChosen,
        hideOnPhone: !isChosen,
        sortBy: figure.value,
        cell: (player) => (
          <FigureBar figure={figure} player={player} most={most} isChosen={isChosen} />
        ),
      };
    }),
  ];
}
