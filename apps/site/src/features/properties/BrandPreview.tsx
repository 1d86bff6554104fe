import type { PropertyDetails } from '@mes/contract/properties';
import type { Json } from '@mes/contract/scalars';
import { accentTones, type ThemeName } from '@mes/domain/colours/accent';
import { isHexColour } from '@mes/domain/colours/contrast';
import type { CSSProperties } from 'react';
import { Mark } from '../../components/pictures/Mark';
import styles from './BrandPreview.module.css';
import * as texts from './texts';

/** Values that are typed and not saved yet. */
export type Drafts = Readonly<Record<string, Json>>;

interface BrandPreviewProps {
  properties: readonly PropertyDetails[];
  drafts: Drafts;
}

/** Header, card, button and link in both themes, with what is typed and not saved yet. */
export function BrandPreview({ properties, drafts }: BrandPreviewProps) {
  const read = (id: string): Json => {
    const property = properties.find((each) => each.id === id);
    return drafts[id] ?? property?.value ?? property?.fallback ?? null;
  };
  const name = String(read('brandName') ?? '');
  const mark = read('brandMark');
  const accent = read('brandAccent');
  const card = firstOf(read('homeCards'));
  const entry = firstOf(read('menuTournaments'));
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{texts.preview}</figcaption>
      {(['dark', 'light'] as const).map((theme) => (
        <div
          key={theme}
          data-mantine-color-scheme={theme}
          data-testid={`preview-${theme}`}
          className={styles.frame}
          style={rolesOf(accent, theme)}
        >
          <div className={styles.header}>
            <span className={styles.logo}>
              <Mark src={typeof mark === 'string' && mark ? `/files/${mark}` : null} />
              <b>{name}</b>
            </span>
            {entry?.label && <span className={styles.entry}>{entry.label}</span>}
          </div>
          {card && (
            <div className={styles.card}>
              <b className={styles.title}>{card.title}</b>
              <span>{card.text}</span>
              <span className={styles.button}>{card.button}</span>
            </div>
          )}
          <span className={styles.link}>{String(read('brandSupportEmail') ?? '')}</span>
        </div>
      ))}
    </figure>
  );
}

/** The roles of the root, which a frame of another theme cannot inherit. */
function rolesOf(accent: Json, theme: ThemeName): CSSProperties {
  const tones = isHexColour(accent) ? accentTones(accent, theme) : null;
  return {
    '--t-text': tones?.text ?? 'var(--mes-text)',
    '--t-solid': tones?.solid ?? 'var(--mes-inverse)',
    '--t-on-solid': tones?.onSolid ?? 'var(--mes-on-inverse)',
  } as CSSProperties;
}

function firstOf(value: Json): Readonly<Record<string, string>> | null {
  const first = Array.isArray(value) ? value[0] : null;
  return (first as Record<string, string> | undefined) ?? null;
}
