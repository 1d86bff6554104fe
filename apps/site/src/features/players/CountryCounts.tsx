import type { CountryCount } from '@mes/contract/players';
import { useCall } from '../../api/use-call';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { countryName } from '../../components/pictures/country-name';
import { Country } from '../../components/pictures/Flag';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import styles from './CountryCounts.module.css';
import * as texts from './texts';

/** The number of players by country, largest first. */
export function CountryCounts() {
  const countries = useCall('players', 'countries', {});
  return (
    <Loaded
      query={countries}
      skeleton={<SkeletonRows rows={10} />}
      empty={<EmptyRow>{texts.noCountries}</EmptyRow>}
    >
      {(rows) => (
        <Panel>
          <DataTable
            caption={texts.playersByCountry}
            columns={columnsFor(rows)}
            rows={rows}
            rowKey={({ country }) => country}
          />
        </Panel>
      )}
    </Loaded>
  );
}

function columnsFor(rows: readonly CountryCount[]): Column<CountryCount>[] {
  const maxCount = Math.max(...rows.map(({ players }) => players));
  return [
    {
      id: 'country',
      header: texts.country,
      sortBy: ({ country }) => countryName(country),
      cell: ({ country }) => <Country country={country} />,
    },
    {
      id: 'share',
      header: hiddenHeaders.share,
      hideOnPhone: true,
      width: '50%',
      cell: ({ players }) => (
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${(players / maxCount) * 100}%` }} />
        </span>
      ),
    },
    {
      id: 'players',
      header: texts.players,
      numeric: true,
      key: true,
      sortBy: ({ players }) => players,
      cell: ({ players }) => players,
    },
  ];
}
