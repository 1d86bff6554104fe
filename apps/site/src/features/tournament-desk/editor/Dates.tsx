import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { Checkbox } from '../../../components/forms/Checkbox';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { REGION_LABELS } from '../../teams/labels';
import * as texts from '../texts';
import styles from './Editor.module.css';
import { frozenReason, SettingsForm } from './SettingsForm';

/** Start, end, and the times of signup, check-in and roster lock. */
export function Dates({ tournament }: { tournament: EditedTournament }) {
  const { startsAt, endsAt, signup } = tournament;
  const { open, close, checkInOpen, checkInClose, rosterLock } = signup;
  return (
    <SettingsForm
      tournament={tournament}
      title={texts.dates}
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
              {date(texts.starts, 'startsAt')}
              {date(texts.ends, 'endsAt', { hint: texts.endsHint })}
              {date(texts.rostersLock, 'rosterLock', {
                setting: 'signup.rosterLock',
                hint: texts.rosterLockHint,
              })}
              {date(texts.signupOpens, 'open', {
                setting: 'signup.open',
                hint: texts.signupOpensHint,
              })}
              {date(texts.signupCloses, 'close', { setting: 'signup.close' })}
              <span />
              {date(texts.checkInOpens, 'checkInOpen', {
                setting: 'signup.checkInOpen',
                hint: texts.checkInOpensHint,
              })}
              {date(texts.checkInCloses, 'checkInClose', {
                setting: 'signup.checkInClose',
                hint: texts.checkInClosesHint,
              })}
            </div>
            <p className={styles.note}>{texts.datesNote}</p>
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
      title={texts.entry}
      id="entry"
      values={{ min, max, teams, automatic, regions }}
      toChange={(values) => ({ signup: values })}
      problem={(values) => (values.max < values.min ? texts.rosterSizesWrong : null)}
    >
      {({ values, set }) => (
        <>
          <div className={styles.grid}>
            <NumberInput
              label={texts.smallestRoster}
              value={values.min}
              min={1}
              max={20}
              hint={frozenReason(tournament, 'signup.min')}
              disabled={frozenReason(tournament, 'signup.min') !== undefined}
              onChange={(next) => set('min', next ?? 1)}
            />
            <NumberInput
              label={texts.largestRoster}
              value={values.max}
              min={1}
              max={20}
              hint={frozenReason(tournament, 'signup.max')}
              disabled={frozenReason(tournament, 'signup.max') !== undefined}
              onChange={(next) => set('max', next ?? 1)}
            />
            <NumberInput
              label={texts.teams}
              value={values.teams}
              min={2}
              max={4_096}
              hint={texts.teamLimitHint}
              onChange={(next) => set('teams', next)}
            />
          </div>
          <Checkbox
            label={texts.registerAutomatically}
            checked={values.automatic}
            onChange={(next) => set('automatic', next)}
          />
          <fieldset className={styles.maps}>
            <legend>{texts.regionsLegend}</legend>
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
