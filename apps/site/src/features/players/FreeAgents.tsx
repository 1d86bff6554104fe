import type { FreeAgent } from '@mes/contract/players';
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { PLAYER_ROLES, type PlayerRole } from '@mes/domain/players/roles';
import type { TeamRegion } from '@mes/domain/teams/regions';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../api/client';
import { AppLink } from '../../components/AppLink';
import { countActive, FilterSelect, Filters } from '../../components/forms/Filters';
import { TextInput } from '../../components/forms/TextInput';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { Country } from '../../components/pictures/Flag';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { ROLE_LABELS } from '../../components/players/labels';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { REGION_LABELS } from '../teams/labels';
import { COUNTRY_OPTIONS } from './countries';
import styles from './FreeAgents.module.css';
import * as texts from './texts';

const REGIONS = TEAM_REGIONS.map((value) => ({ value, label: REGION_LABELS[value] }));
const ROLES = PLAYER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** Players who look for a team, with filters. */
export function FreeAgents() {
  const [text, setText] = useState('');
  const [region, setRegion] = useState<TeamRegion | null>(null);
  const [role, setRole] = useState<PlayerRole | null>(null);
  const [country, setCountry] = useState<string | null>(null);
  const typed = useDeferredValue(text.trim());
  const list = usePagedList({
    key: ['players', 'freeAgents'],
    filters: {
      text: typed || undefined,
      region: region ?? undefined,
      role: role ?? undefined,
      country: country ?? undefined,
    },
    load: (request, options) => api.players.freeAgents(request, options),
  });

  return (
    <>
      <Filters
        active={countActive([region, role, country])}
        first={
          <TextInput
            label={texts.nameOrNote}
            type="search"
            icon={<IconSearch size={17} stroke={1.75} aria-hidden="true" />}
            value={text}
            onChange={setText}
            maxLength={64}
          />
        }
      >
        <FilterSelect
          label={texts.region}
          any={texts.anyRegion}
          options={REGIONS}
          value={region}
          onChange={setRegion}
        />
        <FilterSelect
          label={texts.role}
          any={texts.anyRole}
          options={ROLES}
          value={role}
          onChange={setRole}
        />
        <FilterSelect
          label={texts.country}
          any={texts.anyCountry}
          searchable
          options={COUNTRY_OPTIONS}
          value={country}
          onChange={setCountry}
        />
      </Filters>
      <LoadedPages
        list={list}
        label={texts.freeAgents}
        skeleton={<SkeletonRows rows={6} height={72} />}
        empty={<EmptyRow>{texts.noFreeAgents}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <ul className={styles.list}>
              {rows.map((agent) => (
                <Agent key={agent.id} agent={agent} />
              ))}
            </ul>
          </Panel>
        )}
      </LoadedPages>
    </>
  );
}

function Agent({ agent: { id, name, photo, country, looking } }: { agent: FreeAgent }) {
  return (
    <li>
      <AppLink to={`/players/${encodeURIComponent(id)}`} className={styles.agent}>
        <PlayerPhoto name={name} photo={photo} size={48} />
        <span className={styles.text}>
          <span className={styles.name}>
            {name}
            <span className={styles.country}>{country && <Country country={country} />}</span>
          </span>
          {looking.note && <span className={styles.note}>{looking.note}</span>}
        </span>
        <span className={styles.chips}>
          {looking.roles.map((role) => (
            <Chip key={role}>{ROLE_LABELS[role]}</Chip>
          ))}
          {looking.region && <Chip>{REGION_LABELS[looking.region]}</Chip>}
        </span>
        <Time at={looking.since} show="ago" className={styles.since} />
      </AppLink>
    </li>
  );
}
