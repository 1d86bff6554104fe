import styles from './LongText.module.css';
import { type TextBlock, textBlocks } from './text-blocks';

/** Rules and announcements, in a column of readable width. */
export function LongText({ text }: { text: string }) {
  return <TextBlocks blocks={textBlocks(text)} />;
}

export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => {
        const key = `${index} ${block.kind}`;
        if (block.kind === 'heading') return <h3 key={key}>{block.text}</h3>;
        if (block.kind === 'list') return <Items key={key} items={block.items} />;
        return <p key={key}>{block.text}</p>;
      })}
    </div>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
