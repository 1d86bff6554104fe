import type { WebsiteMatch } from '@mes/contract/match-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { IconPhotoScan, IconUserPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { searchPlayer } from '../../../components/dialogs/dialogs';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { IconButton } from '../../../components/IconButton';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Alert } from '../../../components/states/Alert';
import { Hidden } from '../../../components/text/Hidden';
import type { MapDraft, MatchDraft, StatLineDraft } from './match-draft';
import styles from './PlayerLines.module.css';
import { ScreenshotReader } from './ScreenshotReader';

interface PlayerLinesProps {
  index: number;
  map: MapDraft;
  draft: MatchDraft;
  match: WebsiteMatch | null;
  onChange: (part: Partial<MapDraft>) => void;
}

/** The statistics of each player on a map, typed in or read from a screenshot. */
export function PlayerLines({ index, map, draft, match, onChange }: PlayerLinesProps) {
  const [isReading, setReading] = useState(false);
  const { lines } = map;
  const isCaptured = match?.maps[index]?.captured ?? false;
  const updateLine = (index: number, part: Partial<StatLineDraft>) =>
    onChange({
      lines: lines.map((line, each) => (each === index ? { ...line, ...part } : line)),
    });
  const known = new Set(lines.map(({ player }) => player.id));
  const missing = lineupsOf(match).filter(({ player }) => !known.has(player.id));

  async function addPlayer(): Promise<void> {
    const found = await searchPlayer({ title: 'Add a player', confirmLabel: 'Add player' });
    if (!found || known.has(found.ID)) return;
    const player = { id: found.ID, name: found.name };
    onChange({
      lines: [...lines, { ...NO_COUNTS, player, opponent: teamOf(found.team?.name, draft) }],
    });
  }

  return (
    <div className={styles.lines}>
      {isCaptured && lines.length > 0 && (
        <Alert kind="info">
          These numbers were captured. Numbers typed here take their place, and ratings of this map
          are gone.
        </Alert>
      )}
      {lines.length > 0 && (
        <DataTable
          caption={`Players on map ${index + 1}`}
          columns={columnsFor(draft, {
            updateLine,
            remove: (index) => onChange({ lines: lines.filter((_, each) => each !== index) }),
          })}
          rows={lines}
          rowKey={({ player }) => player.id}
          stickyFirst
        />
      )}
      <div className={styles.tools}>
        {missing.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => onChange({ lines: [...lines, ...missing] })}
          >
            {lines.length === 0 ? 'Enter statistics' : 'Add the rest of the line-ups'}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          icon={<IconUserPlus stroke={1.75} aria-hidden="true" />}
          onClick={() => void addPlayer()}
        >
          Add player
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPhotoScan stroke={1.75} aria-hidden="true" />}
          aria-expanded={isReading}
          onClick={() => setReading(!isReading)}
        >
          Read screenshot
        </Button>
      </div>
      {isReading && (
        <ScreenshotReader
          map={map}
          draft={draft}
          onRead={(read) => {
            onChange(read);
            setReading(false);
          }}
        />
      )}
    </div>
  );
}

const NO_COUNTS = { kills: null, deaths: null, assists: null };

const MAX_COUNT = 500;

function columnsFor(
  draft: MatchDraft,
  {
    updateLine,
    remove,
  }: {
    updateLine: (index: number, part: Partial<StatLineDraft>) => void;
    remove: (index: number) => void;
  },
): Column<StatLineDraft>[] {
  const count = (id: 'kills' | 'deaths' | 'assists', header: string): Column<StatLineDraft> => ({
    id,
    header,
    width: 92,
    cell: (line, index) => (
      <NumberInput
        label={`${header} of ${line.player.name}`}
        hideLabel
        className={styles.count}
        min={0}
        max={MAX_COUNT}
        value={line[id]}
        onChange={(value) => updateLine(index, { [id]: value })}
      />
    ),
  });
  return [
    { id: 'player', header: 'Player', key: true, cell: ({ player }) => player.name },
    {
      id: 'team',
      header: 'Team',
      width: 220,
      cell: ({ player, opponent }, index) => (
        <Select
          label={`Team of ${player.name}`}
          hideLabel
          className={styles.team}
          options={[
            { value: 'A', label: draft.teamA || 'Team A' },
            { value: 'B', label: draft.teamB || 'Team B' },
          ]}
          value={opponent}
          onChange={(next) => updateLine(index, { opponent: next })}
        />
      ),
    },
    count('kills', 'Kills'),
    count('deaths', 'Deaths'),
    count('assists', 'Assists'),
    {
      id: 'remove',
      header: <Hidden>Remove</Hidden>,
      width: 56,
      cell: ({ player }, index) => (
        <IconButton
          label={`Remove ${player.name}`}
          size="sm"
          icon={<IconX stroke={1.75} />}
          onClick={() => remove(index)}
        />
      ),
    },
  ];
}

/** The players of both line-ups, without numbers. */
function lineupsOf(match: WebsiteMatch | null): StatLineDraft[] {
  const expected = (opponent: TeamSlot) =>
    (match?.opponents[opponent]?.lineup ?? []).map(({ id, name }) => ({
      ...NO_COUNTS,
      player: { id, name },
      opponent,
    }));
  return [...expected('A'), ...expected('B')];
}

function teamOf(team: string | undefined, { teamB }: MatchDraft): TeamSlot {
  return team !== undefined && team === teamB ? 'B' : 'A';
}
