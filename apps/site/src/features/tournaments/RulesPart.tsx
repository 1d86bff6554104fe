import { MapChip } from '@mes/ui/MapChip.tsx';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { FormatSteps } from './FormatSteps';
import styles from './RulesPart.module.css';
import { RulesText } from './RulesText';
import type { ShownTournament } from './shown-tournament';
import * as texts from './texts';

export default function RulesPart({ tournament }: { tournament: ShownTournament }) {
  const { rules, mapPool, stages } = tournament;
  return (
    <>
      <Section title={texts.rules}>
        {rules.trim() === '' ? (
          <EmptyRow>{texts.rulesNotPublished}</EmptyRow>
        ) : (
          <RulesText rules={rules} />
        )}
      </Section>
      <FormatSteps stages={stages} />
      <Section title={texts.mapPool} count={mapPool.length}>
        <ul className={styles.maps}>
          {mapPool.map((map) => (
            <li key={map}>
              <MapChip map={map} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
