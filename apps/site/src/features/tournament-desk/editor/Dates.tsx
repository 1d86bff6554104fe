import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { Checkbox } from '../../../components/forms/Checkbox';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { REGION_LABELS } from '../../teams/labels';
import styles from './Editor.module.css';
import { frozenReason, SettingsForm } from './SettingsForm';

/** Start, end, and the times of signup, check-in and roster lock. */
export function Dates({ tournament }: { tournament: EditedTournament }) {
  const { startsAt, endsAt, signup } = tournament;
  const { open, close, checkInOpen, checkInClose, rosterLock } = signup;
  return (
    <SettingsForm
      tournament={tournament}
      title="Dates"
      id="dates"
      values={{ startsAt, endsAt, open, close, checkInOpen, checkInClose, rosterLock }}
      toChange={({ startsAt: starts, endsAt: ends, ...dates }) => ({
        startsAt: starts,
        endsAt: ends,
        signup: dates,
      })}
    >
      {({ values, set }) => {
        const date = (
          label: string,
          name: keyof typeof values,
          { setting = name, hint }: { setting?: string; hint?: string } = {},
        ) => {
          const frozen = frozenReason(tournament, setting);
          return (
            <DateTimeInput
              label={label}
              hint={frozen ?? hint}
              disabled={frozen !== undefined}
              value={values[name]}
              onChange={(next) => set(name, next)}
            />
          );
        };
        return (
          <>
            <div className={styles.grid}>
              {date('Starts', 'startsAt')}
              {date('Ends', 'endsAt', { hint: 'Where it is known.' })}
              {date('Rosters lock', 'rosterLock', {
                setting: 'signup.rosterLock',
                hint: 'Empty: with the end of signup.',
              })}
              {date('Signup opens', 'open', {
                setting: 'signup.open',
                hint: 'Empty: “Registration opens soon!”',
              })}
              {date('Signup closes', 'close', { setting: 'signup.close' })}
              <span />
              {date('Check-in opens', 'checkInOpen', {
                setting: 'signup.checkInOpen',
                hint: 'Empty: no check-in.',
              })}
              {date('Check-in closes', 'checkInClose', {
                setting: 'signup.checkInClose',
                hint: 'Who is not there by then is dropped.',
              })}
            </div>
            <p className={styles.note}>
              Times are those of your device. The server takes each step by itself when its time
              comes.
            </p>
          </>
        );
      }}
    </SettingsForm>
  );
}

/** Roster size, number of teams and regions. */
export function Entry({ tournament }: { tournament: EditedTournament }) {
  const { min, max, teams, automatic, regions } = tournament.signup;
  return (
    <SettingsForm
      tournament={tournament}
      title="Entry"
      id="entry"
      values={{ min, max, teams, automatic, regions }}
      toChange={(values) => ({ signup: values })}
      problem={(values) =>
        values.max < values.min ? 'The largest roster must not be below the smallest.' : null
      }
    >
      {({ values, set }) => (
        <>
          <div className={styles.grid}>
            <NumberInput
              label="Players in a roster, at least"
              value={values.min}
              min={1}
              max={20}
              hint={frozenReason(tournament, 'signup.min')}
              disabled={frozenReason(tournament, 'signup.min') !== undefined}
              onChange={(next) => set('min', next ?? 1)}
            />
            <NumberInput
              label="Players in a roster, at most"
              value={values.max}
              min={1}
              max={20}
              hint={frozenReason(tournament, 'signup.max')}
              disabled={frozenReason(tournament, 'signup.max') !== undefined}
              onChange={(next) => set('max', next ?? 1)}
            />
            <NumberInput
              label="Teams"
              value={values.teams}
              min={2}
              max={4_096}
              hint="Empty: no limit. Others go to the waitlist."
              onChange={(next) => set('teams', next)}
            />
          </div>
          <Checkbox
            label="Register teams without a decision of staff while there is room"
            checked={values.automatic}
            onChange={(next) => set('automatic', next)}
          />
          <fieldset className={styles.maps}>
            <legend>Regions (none: every region)</legend>
            {TEAM_REGIONS.map((region) => (
              <Checkbox
                key={region}
                label={REGION_LABELS[region]}
                checked={values.regions.includes(region)}
                onChange={(chosen) =>
                  set(
                    'regions',
                    TEAM_REGIONS.filter((each) =>
                      each === region ? chosen : values.regions.includes(each),
                    ),
                  )
                }
              />
            ))}
          </fieldset>
        </>
      )}
    </SettingsForm>
  );
}
