import { channels } from '@mes/client/channels';
import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import type { Page } from '@mes/contract/define';
import { useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { ArticleCover } from './ArticleCover';
import { Headline } from './Headline';
import styles from './News.module.css';
import { articlePath, newsPath } from './paths';
import * as texts from './texts';

/** The newest articles, for the home page. */
export function News({ newest }: { newest: QueryLike<Page<ArticleThumbnail[]>> }) {
  useLive(channels.articles(), { reads: ['articles'] });
  return (
    <Section
      title={texts.news}
      more={{ to: newsPath(), label: texts.allNews }}
      className={styles.section}
    >
      <Loaded query={newest} skeleton={<SkeletonRows rows={4} height={92} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyRow>{texts.nothingPublished}</EmptyRow>
          ) : (
            <ul className={styles.list}>
              {data.map((article) => (
                <li key={article.slug}>
                  <Row article={article} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function Row({ article }: { article: ArticleThumbnail }) {
  const { slug, tags, publishedAt } = article;
  return (
    <AppLink to={articlePath(slug)} className={styles.row}>
      <ArticleCover article={article} className={styles.cover} />
      <span className={styles.text}>
        <b className={styles.title}>
          <Headline article={article} />
        </b>
        <span className={styles.meta}>
          {tags[0] && <span className={styles.tag}>{tags[0]}</span>}
          <Time at={publishedAt} show="ago" />
        </span>
      </span>
    </AppLink>
  );
}
