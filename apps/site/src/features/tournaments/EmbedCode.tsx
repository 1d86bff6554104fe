import { Section } from '../../components/layout/Section';
import { CopyBox } from '../../components/text/CopyBox';
import { toHref } from '../../router/location';
import { useIsHydrating } from '../../ssr/hydration';
import type { ShownTournament } from './shown-tournament';
import * as texts from './texts';

/** The code to embed the live bracket in other sites. */
export function EmbedCode({ tournament: { id, name } }: { tournament: ShownTournament }) {
  const path = toHref(`/tournament/${encodeURIComponent(id)}?embed=bracket`);
  const isHydrating = useIsHydrating();
  const url = isHydrating ? path : new URL(path, location.href).href;
  const title = name.replaceAll('"', '&quot;');
  return (
    <Section title={texts.embedTitle}>
      <CopyBox
        label={texts.embedLabel}
        text={`<iframe src="${url}" title="${title}" width="100%" height="640" style="border:0"></iframe>`}
      />
    </Section>
  );
}
