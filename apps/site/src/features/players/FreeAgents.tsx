import type { FreeAgent } from '@mes/contract/players';
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { PLAYER_ROLES } from '@mes/domain/players/roles';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../api/client';
import { AppLink } from '../../components/AppLink';
import { Select } from '../../components/forms/Select';
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

const ANY = 'any';
const REGIONS = [
  { value: ANY, label: texts.anyRegion },
  ...TEAM_REGIONS.map((value) => ({ value, label: REGION_LABELS[value] })),
];
const ROLES = [
  { value: ANY, label: texts.anyRole },
  ...PLAYER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
];
const COUNTRIES = [{ value: ANY, label: texts.anyCountry }, ...COUNTRY_OPTIONS];

/** Players who look for a team, with filters. */
export function FreeAgents() {
  const [text, setText] = useState('');
  const [region, setRegion] = useState(ANY);
  const [role, setRole] = useState(ANY);
  const [country, setCountry] = useState(ANY);
  const typed = useDeferredValue(text.trim());
  const list = usePagedList({
    key: ['players', 'freeAgents'],
    filters: {
      text: typed || undefined,
      region: TEAM_REGIONS.find((known) => known === region),
      role: PLAYER_ROLES.find((known) => known === role),
      country: country === ANY ? undefined : country,
    },
    load: (request, options) => api.players.freeAgents(request, options),
  });

  return (
    <>
      <div className={styles.filters}>
        <TextInput
          label={texts.nameOrNote}
          type="search"
          icon={<IconSearch size={17} stroke={1.75} aria-hidden="true" />}
          value={text}
          onChange={setText}
          maxLength={64}
        />
        <Select label={texts.region} options={REGIONS} value={region} onChange={setRegion} />
        <Select label={texts.role} options={ROLES} value={role} onChange={setRole} />
        <Select
          label={texts.country}
          searchable
          options={COUNTRIES}
          value={country}
          onChange={setCountry}
        />
      </div>
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
