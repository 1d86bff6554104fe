import { useCall } from '../../api/use-call';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import styles from './Operations.module.css';
import * as texts from './texts';

/** Which version runs, and what each has brought. */
export function Releases() {
  const product = useCall('operations', 'product', {});
  return (
    <Section id="version" title={texts.whatChanged} className={styles.section}>
      <Loaded query={product} skeleton={<SkeletonRows rows={4} />}>
        {({ version, migrations, releases }) => (
          <>
            <p className={styles.lead}>
              {interpolate(texts.runningVersion, { version, count: migrations })}
            </p>
            <Panel pad>
              {releases.length === 0 && <EmptyRow>{texts.noReleases}</EmptyRow>}
              {releases.map((release) => (
                <article key={release.version} className={styles.release}>
                  <h3 className={styles.releaseTitle}>
                    {interpolate(texts.releaseOf, { version: release.version })}
                    {release.date !== null && <span className={styles.small}>{release.date}</span>}
                  </h3>
                  <div className={styles.sections}>
                    {release.sections.map(({ title, changes }) => (
                      <div key={title}>
                        <h4 className={styles.changesTitle}>{title}</h4>
                        <ul className={styles.changes}>
                          {changes.map((change) => (
                            <li key={change}>{change}</li>
                          ))}
                        </ul>
                      </div>
                    ))}
                  </div>
                </article>
              ))}
            </Panel>
          </>
        )}
      </Loaded>
    </Section>
  );
}
