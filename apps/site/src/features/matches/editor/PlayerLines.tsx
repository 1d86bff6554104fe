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
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
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
    const found = await searchPlayer({
      title: texts.addPlayerTitle,
      confirmLabel: texts.addPlayer,
    });
    if (!found || known.has(found.ID)) return;
    const player = { id: found.ID, name: found.name };
    onChange({
      lines: [...lines, { ...NO_COUNTS, player, opponent: teamOf(found.team?.name, draft) }],
    });
  }

  return (
    <div className={styles.lines}>
      {isCaptured && lines.length > 0 && <Alert kind="info">{texts.capturedNumbersNote}</Alert>}
      {lines.length > 0 && (
        <DataTable
          caption={interpolate(texts.playersOnMap, { number: index + 1 })}
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
            {lines.length === 0 ? texts.enterStatistics : texts.addRestOfLineUps}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          icon={<IconUserPlus stroke={1.75} aria-hidden="true" />}
          onClick={() => void addPlayer()}
        >
          {texts.addPlayer}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPhotoScan stroke={1.75} aria-hidden="true" />}
          aria-expanded={isReading}
          onClick={() => setReading(!isReading)}
        >
          {texts.readScreenshot}
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
        label={interpolate(texts.figureOf, { figure: header, playerName: line.player.name })}
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
    { id: 'player', header: texts.player, key: true, cell: ({ player }) => player.name },
    {
      id: 'team',
      header: texts.team,
      width: 220,
      cell: ({ player, opponent }, index) => (
        <Select
          label={interpolate(texts.teamOf, { playerName: player.name })}
          hideLabel
          className={styles.team}
          options={[
            { value: 'A', label: draft.teamA || texts.teamA },
            { value: 'B', label: draft.teamB || texts.teamB },
          ]}
          value={opponent}
          onChange={(next) => updateLine(index, { opponent: next })}
        />
      ),
    },
    count('kills', texts.kills),
    count('deaths', texts.deaths),
    count('assists', texts.assists),
    {
      id: 'remove',
      header: <Hidden>{texts.remove}</Hidden>,
      width: 56,
      cell: ({ player }, index) => (
        <IconButton
          label={interpolate(texts.removeItem, { name: player.name })}
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
