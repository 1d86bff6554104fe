import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import type { Side, TeamSlot } from '@mes/domain/series/team-slots';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useCall } from '../../../api/use-call';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { IconButton } from '../../../components/IconButton';
import { Panel } from '../../../components/layout/Panel';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './MapFields.module.css';
import type { MapDraft, MatchDraft } from './match-draft';
import { PlayerLines } from './PlayerLines';

interface MapFieldsProps {
  index: number;
  map: MapDraft;
  draft: MatchDraft;
  match: WebsiteMatch | null;
  onChange: (part: Partial<MapDraft>) => void;
  onRemove: () => void;
}

const MAX_ROUNDS = 99;
const MAX_SERVER_LENGTH = 60;
const MAX_TIME_LENGTH = 9;

/** The fields of one map of the series. */
export function MapFields({ index, map, draft, match, onChange, onRemove }: MapFieldsProps) {
  const teams = { A: draft.teamA || texts.teamA, B: draft.teamB || texts.teamB };
  const number = interpolate(texts.mapNumber, { number: index + 1 });
  return (
    <Panel className={styles.panel}>
      <MapArt map={map.map} className={styles.art} />
      <div className={styles.body}>
        <div className={styles.fields}>
          <Select
            label={number}
            options={DEFUSE_MAPS.map((value) => ({ value, label: value }))}
            value={map.map}
            onChange={(next) => onChange({ map: next })}
          />
          <NumberInput
            label={teams.A}
            min={0}
            max={MAX_ROUNDS}
            value={map.scoreA}
            onChange={(scoreA) => onChange({ scoreA })}
          />
          <NumberInput
            label={teams.B}
            min={0}
            max={MAX_ROUNDS}
            value={map.scoreB}
            onChange={(scoreB) => onChange({ scoreB })}
          />
          <Select
            label={texts.winner}
            options={teamOptions(texts.notDecided, teams)}
            value={map.winner ?? NONE}
            onChange={(value) => onChange({ winner: toTeamSlot(value) })}
          />
          <Select
            label={texts.pickedBy}
            options={teamOptions(texts.pickedByNobody, teams)}
            value={map.pickedBy ?? NONE}
            onChange={(value) => onChange({ pickedBy: toTeamSlot(value) })}
          />
          <Select
            label={interpolate(texts.startsAs, { teamName: teams.A })}
            options={SIDE_OPTIONS}
            value={map.startingSideA ?? NONE}
            onChange={(value) => onChange({ startingSideA: value === NONE ? null : value })}
          />
          <Server value={map.server} onChange={(server) => onChange({ server })} />
          <TextInput
            label={texts.vodStart}
            placeholder={texts.vodStartHint}
            maxLength={MAX_TIME_LENGTH}
            value={map.vodStart}
            onChange={(vodStart) => onChange({ vodStart })}
          />
        </div>
        <PlayerLines index={index} map={map} draft={draft} match={match} onChange={onChange} />
      </div>
      <IconButton
        label={interpolate(texts.removeItem, { name: number })}
        className={styles.remove}
        icon={<IconTrash stroke={1.75} />}
        onClick={onRemove}
      />
    </Panel>
  );
}

function Server({ value, onChange }: { value: string; onChange: (server: string) => void }) {
  const list = useId();
  const servers = useCall('gameApi', 'servers', {});
  return (
    <>
      <TextInput
        label={texts.server}
        list={list}
        maxLength={MAX_SERVER_LENGTH}
        value={value}
        onChange={onChange}
      />
      <datalist id={list}>
        {servers.data?.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

const NONE = 'nobody';
type TeamOption = TeamSlot | typeof NONE;

const SIDE_OPTIONS: { value: Side | typeof NONE; label: string }[] = [
  { value: NONE, label: texts.notKnown },
  { value: 'coalition', label: texts.coalition },
  { value: 'breach', label: texts.breach },
];

function teamOptions(label: string, teams: Record<TeamSlot, string>) {
  const options: { value: TeamOption; label: string }[] = [
    { value: NONE, label },
    { value: 'A', label: teams.A },
    { value: 'B', label: teams.B },
  ];
  return options;
}

function toTeamSlot(value: TeamOption): TeamSlot | null {
  return value === NONE ? null : value;
}
