import { useState } from 'react';
import { Button } from '../../../components/Button';
import { PicturePicker } from '../../../components/pictures/PicturePicker';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import { ArticleCover } from '../ArticleCover';
import type { CoverSource } from '../cover';
import * as texts from '../texts';
import styles from './CoverField.module.css';

interface CoverFieldProps {
  article: CoverSource & { readonly picture: { readonly url: string } | null };
  onChoose: (picture: PickedPicture | null) => void;
  onRemove: () => void;
}

/** The aspect ratio of cards and link previews. */
const COVER = { width: 1_600, height: 900 };

/** The cover picture; by default it is generated. */
export function CoverField({ article, onChoose, onRemove }: CoverFieldProps) {
  const [resetCount, setResetCount] = useState(0);
  const url = article.picture?.url;
  return (
    <div>
      <PicturePicker
        // Resets the picker once the chosen picture is saved.
        key={`${resetCount} ${url}`}
        label={texts.cover}
        size={COVER}
        current={<ArticleCover article={article} className={styles.cover} />}
        onChange={onChoose}
      />
      {url && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.remove}
          onClick={() => {
            setResetCount((before) => before + 1);
            onChoose(null);
            onRemove();
          }}
        >
          {texts.removeCover}
        </Button>
      )}
    </div>
  );
}
