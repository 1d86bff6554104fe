import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { useHref } from 'react-router';
import { Section } from '../../components/layout/Section';
import { CopyBox } from '../../components/text/CopyBox';
import { useIsHydrating } from '../../ssr/hydration';

/** For other sites: the bracket alone, always as it stands. */
export function EmbedCode({ tournament: { id, name } }: { tournament: WebsiteTournament }) {
  const path = useHref(`/tournament/${encodeURIComponent(id)}?embed=bracket`);
  const isHydrating = useIsHydrating();
  const address = isHydrating ? path : new URL(path, location.href).href;
  const title = name.replaceAll('"', '&quot;');
  return (
    <Section title="Show this bracket on your site">
      <CopyBox
        label="Code for your page"
        text={`<iframe src="${address}" title="${title}" width="100%" height="640" style="border:0"></iframe>`}
      />
    </Section>
  );
}
