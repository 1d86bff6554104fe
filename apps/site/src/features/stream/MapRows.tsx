import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { classNames } from '@mes/ui/class-names';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { NumberInput } from '../../components/forms/NumberInput';
import { Select } from '../../components/forms/Select';
import { TextInput } from '../../components/forms/TextInput';
import { IconButton } from '../../components/IconButton';
import { interpolate } from '../../interpolate';
import { nextMap, type StreamMapDraft } from './draft';
import styles from './MapRows.module.css';
import * as texts from './texts';

interface MapRowsProps {
  maps: readonly StreamMapDraft[];
  onChange: (maps: readonly StreamMapDraft[]) => void;
  teams: readonly [string, string];
  className?: string;
}

const MAPS = DEFUSE_MAPS.map((map) => ({ value: map, label: map }));
const NOBODY = '-';

/** The maps in order of play, with rounds, winner and server. */
export function MapRows({ maps, onChange, teams, className }: MapRowsProps) {
  const change = (at: number, part: Partial<StreamMapDraft>) =>
    onChange(maps.map((map, index) => (index === at ? { ...map, ...part } : map)));
  const another = maps.length < 7 ? nextMap(maps) : null;
  const winners = [
    { value: NOBODY, label: texts.tbd },
    { value: 'A', label: teams[0] },
    { value: 'B', label: teams[1] },
  ];
  return (
    <fieldset className={classNames(styles.rows, className)}>
      <legend className={styles.legend}>{texts.maps}</legend>
      {maps.map((map, index) => (
        <div key={map.map} className={styles.row}>
          <MapArt map={map.map} className={styles.art} />
          <Select
            label={interpolate(texts.mapNumber, { number: index + 1 })}
            hideLabel
            options={MAPS.map((option) => ({
              ...option,
              disabled: isTaken(option.value, maps, map),
            }))}
            value={map.map}
            onChange={(name) => change(index, { map: name })}
          />
          <NumberInput
            label={interpolate(texts.roundsOnMap, { teamName: teams[0], map: map.map })}
            hideLabel
            min={0}
            max={99}
            value={map.score[0]}
            onChange={(rounds) => change(index, { score: [rounds ?? 0, map.score[1]] })}
          />
          <NumberInput
            label={interpolate(texts.roundsOnMap, { teamName: teams[1], map: map.map })}
            hideLabel
            min={0}
            max={99}
            value={map.score[1]}
            onChange={(rounds) => change(index, { score: [map.score[0], rounds ?? 0] })}
          />
          <Select
            label={interpolate(texts.winnerOfMap, { map: map.map })}
            hideLabel
            options={winners}
            value={map.winner ?? NOBODY}
            onChange={(winner) => change(index, { winner: asWinner(winner) })}
          />
          <TextInput
            label={interpolate(texts.serverOfMap, { map: map.map })}
            hideLabel
            placeholder={texts.server}
            maxLength={60}
            value={map.server}
            onChange={(server) => change(index, { server })}
          />
          <IconButton
            size="sm"
            label={interpolate(texts.removeMap, { map: map.map })}
            icon={<IconX size={16} stroke={1.75} />}
            onClick={() => onChange(maps.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {another && (
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} />}
          onClick={() => onChange([...maps, another])}
        >
          {texts.addMap}
        </Button>
      )}
    </fieldset>
  );
}

function isTaken(name: DefuseMap, maps: readonly StreamMapDraft[], own: StreamMapDraft): boolean {
  return name !== own.map && maps.some(({ map }) => map === name);
}

function asWinner(value: string): StreamMapDraft['winner'] {
  return value === 'A' || value === 'B' ? value : null;
}
