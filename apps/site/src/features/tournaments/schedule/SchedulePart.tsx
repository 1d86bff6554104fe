import { useMemo, useState } from 'react';
import { useAccount } from '../../../api/account';
import { useCall } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { Select } from '../../../components/forms/Select';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { formatZone } from '../../../components/text/format-time';
import { Hidden } from '../../../components/text/Hidden';
import { useNow } from '../../../components/text/use-now';
import { interpolate } from '../../../interpolate';
import { useSearchParams } from '../../../router/use-search-params';
import { useZone } from '../../../ssr/hydration';
import { agendaOf, calendarDays } from '../../brackets/agenda';
import { ChoiceChips } from '../../brackets/ChoiceChips';
import { scheduleOf } from '../../brackets/schedule';
import type { ShownTournament } from '../shown-tournament';
import { AgendaDays } from './AgendaDays';
import { Calendar } from './Calendar';
import { DayStrip } from './DayStrip';
import { readFilters, withFilter, withoutFilters } from './filters';
import styles from './SchedulePart.module.css';
import * as texts from './texts';

const NO_STAGES = { stages: [] };

/** All matches, opened at today. The filters are in the address, and the calendar follows them. */
export function SchedulePart({ tournament }: { tournament: ShownTournament }) {
  const { id, bracket } = tournament;
  const stages = bracket?.stages ?? [];
  const teams = useMemo(() => teamsOf(tournament), [tournament]);
  const [search, setSearch] = useSearchParams();
  const { stage, team, isUtc } = readFilters(search, {
    stages: stages.map(({ index }) => index),
    teams,
  });
  const isSignedIn = useAccount() !== null;
  const { data: me } = useCall('accounts', 'me', {}, { enabled: isSignedIn });
  const ownTeam = teams.find((name) => name === me?.team?.name) ?? null;
  const own = useZone();
  const zone = isUtc ? 'UTC' : own;
  const now = useNow(60_000);
  const [isOpen, setIsOpen] = useState(false);
  const schedule = useMemo(
    () => scheduleOf(bracket ?? NO_STAGES, { stage, team, zone }),
    [bracket, stage, team, zone],
  );
  const agenda = agendaOf(schedule, { now, zone });
  const count = schedule.days.reduce((sum, { rows }) => sum + rows.length, schedule.open.length);
  const change = (name: 'stage' | 'team' | 'zone') => (value: string) =>
    setSearch(withFilter(search, name, value), { replace: true });
  return (
    <div className={styles.schedule}>
      <h2 className={styles.name}>
        <Hidden>{texts.schedule}</Hidden>
      </h2>
      <DayStrip
        days={calendarDays(schedule.days, { now, zone })}
        now={now}
        zone={zone}
        onOpen={() => setIsOpen(true)}
      />
      <div className={styles.filters}>
        {stages.length > 1 && (
          <ChoiceChips
            label={texts.stages}
            options={[
              { value: '', label: texts.allStages },
              ...stages.map(({ index, name }) => ({ value: String(index), label: name })),
            ]}
            value={stage === undefined ? '' : String(stage)}
            onChange={change('stage')}
          />
        )}
        {ownTeam !== null && (
          <Button
            variant={team === ownTeam ? 'primary' : 'ghost'}
            size="sm"
            aria-pressed={team === ownTeam}
            onClick={() => change('team')(team === ownTeam ? '' : ownTeam)}
          >
            {texts.yourTeam}
          </Button>
        )}
        <Select
          label={texts.team}
          hideLabel
          className={styles.select}
          options={[
            { value: '', label: texts.allTeams },
            ...teams.map((name) => ({ value: name, label: name })),
          ]}
          value={team ?? ''}
          onChange={change('team')}
        />
        <Select
          label={texts.zone}
          hideLabel
          className={styles.select}
          options={[
            { value: '', label: interpolate(texts.yourTime, { zone: formatZone(now, own) }) },
            { value: 'utc', label: texts.utc },
          ]}
          value={isUtc ? 'utc' : ''}
          onChange={change('zone')}
        />
      </div>
      <div className={styles.columns}>
        {count === 0 ? (
          <EmptyRow>
            {stage === undefined && team === undefined ? (
              texts.noMatches
            ) : (
              <>
                {texts.noMatchFits}{' '}
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => setSearch(withoutFilters(search), { replace: true })}
                >
                  {texts.clearFilters}
                </Button>
              </>
            )}
          </EmptyRow>
        ) : (
          <AgendaDays
            agenda={agenda}
            view={{ now, zone, ownTeam, streamLink: tournament.streamLink }}
            isOpen={isOpen}
            onToggle={() => setIsOpen((before) => !before)}
          />
        )}
        <Calendar tournamentId={id} team={team} count={count} />
      </div>
    </div>
  );
}

function teamsOf({ teams, bracket }: ShownTournament): string[] {
  const drawn = (bracket?.stages ?? []).flatMap(({ rounds }) =>
    rounds.flatMap(({ matches }) =>
      matches.flatMap(({ slots }) => slots.flatMap((slot) => slot.team?.name ?? [])),
    ),
  );
  const names = new Set([...drawn, ...teams.map((entry) => entry.team.name)]);
  return [...names].sort((one, other) => one.localeCompare(other));
}
