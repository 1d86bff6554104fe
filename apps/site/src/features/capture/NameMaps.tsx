import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { useState } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { Select } from '../../components/forms/Select';
import { Panel } from '../../components/layout/Panel';
import { interpolate } from '../../interpolate';
import styles from './NameMaps.module.css';
import * as texts from './texts';

const OPTIONS = DEFUSE_MAPS.map((value) => ({ value, label: value }));

/** For a match without a veto: the operator names the maps. */
export function NameMaps({ match }: { match: WebsiteMatch }) {
  const [maps, setMaps] = useState<readonly (DefuseMap | null)[]>(
    Array.from({ length: match.bestOf }, () => null),
  );
  const create = useWrite('capture', 'createMaps', { invalidates: ['capture', 'matches'] });
  const named = maps.flatMap((map) => map ?? []);
  // Maps at the end may be named later, but there must be no gaps.
  const isContiguous = named.length > 0 && maps.slice(0, named.length).every((map) => map !== null);
  const hasDuplicates = new Set(named).size < named.length;
  return (
    <Panel pad>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({ match: match.id, maps: named.map((map) => ({ map })) });
        }}
      >
        <div className={styles.maps}>
          {maps.map((map, index) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a map is its place in the series
              key={index}
              label={interpolate(texts.mapNumber, { number: index + 1 })}
              options={OPTIONS}
              value={map}
              onChange={(next) =>
                setMaps((before) => before.map((each, at) => (at === index ? next : each)))
              }
            />
          ))}
        </div>
        <FormError error={create.error} />
        <div className={styles.end}>
          <Button
            type="submit"
            disabled={!isContiguous || hasDuplicates}
            loading={create.isPending}
          >
            {texts.nameMaps}
          </Button>
          {hasDuplicates && <p>{texts.mapPlayedOnce}</p>}
        </div>
      </form>
    </Panel>
  );
}
