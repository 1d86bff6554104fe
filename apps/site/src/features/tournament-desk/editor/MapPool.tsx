import { DEFUSE_MAPS, MAP_SLOTS } from '@mes/domain/maps/maps';
import { Checkbox } from '../../../components/forms/Checkbox';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './Editor.module.css';
import { GroupProblem } from './FieldProblem';
import { frozenReason } from './settings-values';
import type { SettingsDraft } from './use-settings-draft';

/** The choice of nine of the ten maps. */
export default function MapPool({ draft }: { draft: SettingsDraft }) {
  const { mapPool } = draft.values;
  const frozen = frozenReason(draft.tournament, 'mapPool');
  return (
    <Section title={texts.mapPool} id="maps" level={3}>
      <Panel pad className={styles.form}>
        <fieldset className={styles.maps} disabled={frozen !== undefined}>
          <legend>{frozen ?? interpolate(texts.chooseMaps, { count: MAP_SLOTS })}</legend>
          {DEFUSE_MAPS.map((map) => (
            <Checkbox
              key={map}
              label={map}
              checked={mapPool.includes(map)}
              onChange={(chosen) =>
                draft.set(
                  'mapPool',
                  chosen ? [...mapPool, map] : mapPool.filter((each) => each !== map),
                )
              }
            />
          ))}
        </fieldset>
        <GroupProblem draft={draft} field="mapPool" />
      </Panel>
    </Section>
  );
}
