import { Panel } from '../../components/layout/Panel';
import { Collapsible, CollapsibleGroup } from '../../components/text/Collapsible';
import { LongText, TextBlocks } from './LongText';
import styles from './RulesPart.module.css';
import { textSections } from './text-blocks';

/** Fewer headings are read at a glance. */
const MIN_SECTIONS = 3;

/** The rules; under their headings if they are long, each with an address that staff can link. */
export function RulesText({ rules }: { rules: string }) {
  const { intro, sections } = textSections(rules);
  if (sections.length < MIN_SECTIONS)
    return (
      <Panel pad>
        <LongText text={rules} />
      </Panel>
    );
  return (
    <div className={styles.rules}>
      {intro.length > 0 && (
        <Panel pad>
          <TextBlocks blocks={intro} />
        </Panel>
      )}
      <CollapsibleGroup>
        <div>
          {sections.map(({ id, title, blocks }) => (
            <Collapsible key={id} id={id} title={title}>
              <TextBlocks blocks={blocks} />
            </Collapsible>
          ))}
        </div>
      </CollapsibleGroup>
    </div>
  );
}
