import { useState } from 'react';
import { Button } from '../../../components/Button';
import { PicturePicker } from '../../../components/pictures/PicturePicker';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import { ArticleCover } from '../ArticleCover';
import type { Covered } from '../cover';
import styles from './CoverField.module.css';

interface CoverFieldProps {
  article: Covered & { readonly picture: { readonly url: string } | null };
  onChoose: (picture: PickedPicture | null) => void;
  onRemove: () => void;
}

/** The shape that cards and links show. */
const COVER = { width: 1_600, height: 900 };

/** The cover, which is drawn unless one is chosen. */
export function CoverField({ article, onChoose, onRemove }: CoverFieldProps) {
  const [round, setRound] = useState(0);
  const url = article.picture?.url;
  return (
    <div>
      <PicturePicker
        // What was chosen is the cover once it is saved.
        key={`${round} ${url}`}
        label="Cover"
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
            setRound((before) => before + 1);
            onChoose(null);
            onRemove();
          }}
        >
          Remove cover
        </Button>
      )}
    </div>
  );
}
