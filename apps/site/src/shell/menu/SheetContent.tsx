import { SearchBox } from '../search/SearchBox';
import styles from './MenuSheet.module.css';
import { SheetAccount } from './SheetAccount';
import { SheetEntries } from './SheetEntries';

/** The content of the sheet. `onChoose` is called for every link and action that leaves it. */
export default function SheetContent({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      <div className={styles.body}>
        <SearchBox inSheet />
        <SheetEntries onChoose={onChoose} />
      </div>
      <SheetAccount onChoose={onChoose} />
    </>
  );
}
