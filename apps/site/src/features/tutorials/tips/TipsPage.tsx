import type { Tip } from '@mes/contract/tutorial-schemas';
import { TIP_CATEGORIES } from '@mes/domain/tutorials/tips';
import { IconPencil } from '@tabler/icons-react';
import { Button } from '../../../components/Button';
import { Section } from '../../../components/layout/Section';
import { RichTextBody } from '../../../components/rich-text/RichTextBody';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { CATEGORY_LABELS } from '../labels';
import { tipEditorPath } from '../paths';
import { TutorialFrame, useMayEdit } from '../TutorialFrame';
import * as texts from '../texts';
import styles from './TipsPage.module.css';

/** All tips, by category in the order of staff. */
export function TipsPage({ tips }: { tips: QueryLike<readonly Tip[]> }) {
  const mayEdit = useMayEdit();
  return (
    <TutorialFrame
      page="tips"
      title={texts.tips}
      lead={texts.tipsLead}
      actions={
        mayEdit && (
          <Button
            to={tipEditorPath()}
            variant="ghost"
            icon={<IconPencil size={17} stroke={1.75} aria-hidden="true" />}
          >
            {texts.editTips}
          </Button>
        )
      }
    >
      <Loaded
        query={tips}
        skeleton={<SkeletonRows rows={8} />}
        empty={<EmptyRow>{texts.noTips}</EmptyRow>}
      >
        {(found) => (
          <div className={styles.categories}>
            {TIP_CATEGORIES.map((category) => (
              <Category
                key={category}
                label={CATEGORY_LABELS[category]}
                tips={found.filter((tip) => tip.category === category)}
              />
            ))}
          </div>
        )}
      </Loaded>
    </TutorialFrame>
  );
}

function Category({ label, tips }: { label: string; tips: readonly Tip[] }) {
  if (tips.length === 0) return null;
  return (
    <Section title={label}>
      <div className={styles.tips}>
        {tips.map(({ id, title, html }) => (
          <article key={id} id={id} className={styles.tip}>
            <h3 className={styles.title}>{title}</h3>
            <RichTextBody html={html} />
          </article>
        ))}
      </div>
    </Section>
  );
}
