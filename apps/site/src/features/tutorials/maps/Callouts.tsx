import type { CalloutPage } from '@mes/contract/tutorial-schemas';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { useMayEdit } from '../TutorialFrame';
import * as texts from '../texts';
import styles from './Callouts.module.css';

/** For staff. */
const CalloutEditor = lazy(() => import('./CalloutEditor'));

/** The names of places on a map. */
export function Callouts({ map, page }: { map: DefuseMap; page: CalloutPage }) {
  const mayEdit = useMayEdit();
  const [isEditing, setEditing] = useState(false);
  const own = page.callouts.filter((callout) => callout.map === map);
  return (
    <Section
      title={texts.callouts}
      more={
        mayEdit && !isEditing ? (
          <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
            {texts.editCallouts}
          </Button>
        ) : null
      }
    >
      {isEditing && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <CalloutEditor map={map} page={page} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      {!isEditing && own.length === 0 && <EmptyRow>{texts.noCallouts}</EmptyRow>}
      {!isEditing && own.length > 0 && (
        <dl className={styles.callouts}>
          {own.map(({ name, hint }) => (
            <div key={name} className={styles.callout}>
              <dt>{name}</dt>
              <dd>{hint}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
