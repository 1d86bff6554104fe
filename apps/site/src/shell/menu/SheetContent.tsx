import { SearchBox } from '../search/SearchBox';
import styles from './MenuSheet.module.css';
import { SheetAccount } from './SheetAccount';
import { SheetEntries } from './SheetEntries';

/** What the sheet holds under its title. `onChoose` is told of every way out of it. */
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
