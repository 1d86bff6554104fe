import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { DEFUSE_MAPS, MAP_SLOTS } from '@mes/domain/maps/maps';
import { prizePoolOf, whyOverlapping } from '@mes/domain/tournament/points/worth';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/forms/Checkbox';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextInput } from '../../../components/forms/TextInput';
import { IconButton } from '../../../components/IconButton';
import { Money } from '../../../components/text/Money';
import styles from './Editor.module.css';
import { frozenReason, SettingsForm } from './SettingsForm';

const CENTS = 100;

export function Prizes({ tournament }: { tournament: EditedTournament }) {
  const { prizes, points } = tournament;
  return (
    <SettingsForm
      tournament={tournament}
      title="Prizes and points"
      id="prizes"
      values={{ prizes, points }}
      problem={(values) => whyOverlapping(values.prizes) ?? whyOverlapping(values.points)}
    >
      {({ values, set }) => (
        <>
          <p className={styles.note}>
            Prize pool: <Money cents={prizePoolOf(values.prizes)} />. Shared places share their
            money.
          </p>
          <PlaceRanges
            what="prize"
            rows={values.prizes}
            onChange={(next) => set('prizes', next)}
            createRow={(place) => ({ from: place, to: place, amount: 0, extra: null })}
          >
            {(prize, change) => (
              <>
                <NumberInput
                  label="Dollars for each place"
                  value={prize.amount / CENTS}
                  min={0}
                  step={0.01}
                  onChange={(dollars) =>
                    change({ ...prize, amount: Math.round((dollars ?? 0) * CENTS) })
                  }
                />
                <TextInput
                  label="And also"
                  value={prize.extra ?? ''}
                  maxLength={120}
                  onChange={(extra) => change({ ...prize, extra: extra === '' ? null : extra })}
                />
              </>
            )}
          </PlaceRanges>
          <PlaceRanges
            what="points"
            rows={values.points}
            onChange={(next) => set('points', next)}
            createRow={(place) => ({ from: place, to: place, points: 0 })}
          >
            {(span, change) => (
              <NumberInput
                label="Points"
                value={span.points}
                min={0}
                max={10_000}
                onChange={(next) => change({ ...span, points: next ?? 0 })}
              />
            )}
          </PlaceRanges>
        </>
      )}
    </SettingsForm>
  );
}

interface PlaceRangesProps<Row> {
  what: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  createRow: (place: number) => Row;
  children: (row: Row, change: (row: Row) => void) => React.ReactNode;
}

/** Editable rows, each for one place or a range of places. */
function PlaceRanges<Row extends { from: number; to: number }>({
  what,
  rows,
  onChange,
  createRow,
  children,
}: PlaceRangesProps<Row>) {
  const change = (index: number, next: Row) =>
    onChange(rows.map((row, at) => (at === index ? next : row)));
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
        <div key={`${index} of ${rows.length}`} className={styles.row}>
          <NumberInput
            label="Place"
            value={row.from}
            min={1}
            max={4_096}
            onChange={(from) => change(index, { ...row, from: from ?? 1 })}
          />
          <NumberInput
            label="to"
            value={row.to}
            min={1}
            max={4_096}
            onChange={(to) => change(index, { ...row, to: to ?? 1 })}
          />
          {children(row, (next) => change(index, next))}
          <IconButton
            label={`Remove this ${what}`}
            icon={<IconTrash size={18} stroke={1.75} />}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div className={styles.bar}>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} />}
          onClick={() =>
            onChange([...rows, createRow(Math.max(0, ...rows.map(({ to }) => to)) + 1)])
          }
        >
          Add {what}
        </Button>
      </div>
    </div>
  );
}

/** The choice of nine of the ten maps. */
export function MapPool({ tournament }: { tournament: EditedTournament }) {
  const frozen = frozenReason(tournament, 'mapPool');
  return (
    <SettingsForm
      tournament={tournament}
      title="Map pool"
      id="maps"
      values={{ mapPool: tournament.mapPool }}
      problem={({ mapPool }) =>
        mapPool.length === MAP_SLOTS
          ? null
          : `A pool has ${MAP_SLOTS} maps; ${mapPool.length} are chosen.`
      }
    >
      {({ values, set }) => (
        <fieldset className={styles.maps} disabled={frozen !== undefined}>
          <legend>{frozen ?? `Choose ${MAP_SLOTS}.`}</legend>
          {DEFUSE_MAPS.map((map) => (
            <Checkbox
              key={map}
              label={map}
              checked={values.mapPool.includes(map)}
              onChange={(chosen) =>
                set(
                  'mapPool',
                  chosen ? [...values.mapPool, map] : values.mapPool.filter((each) => each !== map),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </SettingsForm>
  );
}
