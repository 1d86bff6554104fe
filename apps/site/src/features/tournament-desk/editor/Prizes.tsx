import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { DEFUSE_MAPS, MAP_SLOTS } from '@mes/domain/maps/maps';
import { overlapProblem, prizePoolOf } from '@mes/domain/tournament/points/worth';
import { Checkbox } from '../../../components/forms/Checkbox';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextInput } from '../../../components/forms/TextInput';
import { Money } from '../../../components/text/Money';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { EditedRows, nextPlace, Places } from './EditedRows';
import styles from './Editor.module.css';
import { frozenReason, SettingsForm } from './SettingsForm';

const CENTS = 100;

export function Prizes({ tournament }: { tournament: EditedTournament }) {
  const { prizes, points } = tournament;
  return (
    <SettingsForm
      tournament={tournament}
      title={texts.prizesAndPoints}
      id="prizes"
      values={{ prizes, points }}
      problem={(values) => overlapProblem(values.prizes) ?? overlapProblem(values.points)}
    >
      {({ values, set }) => (
        <>
          <p className={styles.note}>
            {texts.prizePool} <Money cents={prizePoolOf(values.prizes)} />
            {texts.sharedPlacesNote}
          </p>
          <EditedRows
            rows={values.prizes}
            onChange={(next) => set('prizes', next)}
            createRow={() => ({ ...onePlace(values.prizes), amount: 0, extra: null })}
            labels={{ add: 'Add prize', remove: 'Remove this prize' }}
          >
            {(prize, change) => (
              <>
                <Places label={texts.place} row={prize} onChange={change} />
                <NumberInput
                  label={texts.dollarsForPlace}
                  value={prize.amount / CENTS}
                  min={0}
                  step={0.01}
                  onChange={(dollars) =>
                    change({ ...prize, amount: Math.round((dollars ?? 0) * CENTS) })
                  }
                />
                <TextInput
                  label={texts.andAlso}
                  value={prize.extra ?? ''}
                  maxLength={120}
                  onChange={(extra) => change({ ...prize, extra: extra === '' ? null : extra })}
                />
              </>
            )}
          </EditedRows>
          <EditedRows
            rows={values.points}
            onChange={(next) => set('points', next)}
            createRow={() => ({ ...onePlace(values.points), points: 0 })}
            labels={{ add: 'Add points', remove: 'Remove these points' }}
          >
            {(span, change) => (
              <>
                <Places label={texts.place} row={span} onChange={change} />
                <NumberInput
                  label={texts.points}
                  value={span.points}
                  min={0}
                  max={10_000}
                  onChange={(next) => change({ ...span, points: next ?? 0 })}
                />
              </>
            )}
          </EditedRows>
        </>
      )}
    </SettingsForm>
  );
}

function onePlace(rows: readonly { readonly to: number }[]) {
  const place = nextPlace(rows);
  return { from: place, to: place };
}

/** The choice of nine of the ten maps. */
export function MapPool({ tournament }: { tournament: EditedTournament }) {
  const frozen = frozenReason(tournament, 'mapPool');
  return (
    <SettingsForm
      tournament={tournament}
      title={texts.mapPool}
      id="maps"
      values={{ mapPool: tournament.mapPool }}
      problem={({ mapPool }) =>
        mapPool.length === MAP_SLOTS
          ? null
          : interpolate(texts.mapPoolWrong, { needed: MAP_SLOTS, chosen: mapPool.length })
      }
    >
      {({ values, set }) => (
        <fieldset className={styles.maps} disabled={frozen !== undefined}>
          <legend>{frozen ?? interpolate(texts.chooseMaps, { count: MAP_SLOTS })}</legend>
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
