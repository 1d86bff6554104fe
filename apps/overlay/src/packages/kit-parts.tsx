/** Parts that are alike in all packages: what they show is here, how they look is in the package. */
import { classNames } from '@mes/ui/class-names';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type {
  FactsProps,
  PlateProps,
  RowProps,
  TableColumn,
  TableProps,
  TableRow,
  TagProps,
} from './kit';

/** Class names, as of a CSS module. */
type Styles = Readonly<Record<string, string>>;

/** A line of text that fits its box, such as `Fit`. */
export type TextPart = ComponentType<{ className?: string; children: string }>;

export function createTag(styles: Styles) {
  return ({ tone, className, children }: TagProps) => (
    <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>
  );
}

/** A field as one element; `enters` is the class of its entrance, which counts in steps. */
export function createPlate(styles: Styles, enters: string) {
  return ({ step = 0, className, children }: PlateProps) => (
    <div className={classNames(styles.plate, enters, className)} style={atStep(step)}>
      {children}
    </div>
  );
}

export function createRow(styles: Styles, enters: string) {
  return ({ step = 0, isMarked = false, className, children }: RowProps) => (
    <div
      className={classNames(styles.row, enters, className)}
      style={atStep(step)}
      data-marked={isMarked || undefined}
    >
      {children}
    </div>
  );
}

interface FactsLook {
  readonly styles: Styles;
  readonly Label: TextPart;
  readonly Value: TextPart;
  /** What a fact stands on; by default an element with the entrance of `enters`. */
  readonly Item?: ComponentType<{ step: number; place: number; children: ReactNode }>;
  readonly enters?: string;
}

/** Figures with their names. */
export function createFacts({ styles, Label, Value, Item, enters }: FactsLook) {
  return ({ facts, step = 0, className }: FactsProps) => (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }, place) => {
        const inside = (
          <>
            <dt>
              <Label>{label}</Label>
            </dt>
            <dd>
              <Value>{value}</Value>
            </dd>
          </>
        );
        return Item ? (
          <Item key={label} step={step + place} place={place}>
            {inside}
          </Item>
        ) : (
          <div key={label} className={classNames(styles.fact, enters)} style={atStep(step + place)}>
            {inside}
          </div>
        );
      })}
    </dl>
  );
}

export interface TableLineProps {
  row: TableRow;
  step: number;
  className: string;
  children: ReactNode;
}

interface TableLook {
  readonly styles: Styles;
  /** Of rows and labels. */
  readonly enters: string;
  /** Further classes of the row of labels, and of each label. */
  readonly labels?: string;
  readonly label?: string;
  /** A name that is plain text. */
  readonly Name: TextPart;
  /** A row with its cells; by default an item of the list. */
  readonly Line?: ComponentType<TableLineProps>;
}

/** Places in rows; many stand in two tables side by side. */
export function createTable(look: TableLook) {
  const { styles } = look;
  return ({ columns, rows, rowsPerColumn, hasLabels = true, className }: TableProps) => {
    const halves = [rows.slice(0, rowsPerColumn), rows.slice(rowsPerColumn)];
    const shown = halves.filter(({ length }) => length > 0);
    const widths = columns.map(({ width }) => width).join(' ');
    return (
      <div
        className={classNames(styles.area, className)}
        style={{ '--columns': widths } as CSSProperties}
        data-single={shown.length === 1 || undefined}
      >
        {shown.map((half) => (
          <ol key={half[0]?.id} className={styles.table}>
            {hasLabels && <Labels look={look} columns={columns} />}
            {half.map((row, step) => (
              <TableLine key={row.id} look={look} row={row} step={step} columns={columns} />
            ))}
          </ol>
        ))}
      </div>
    );
  };
}

interface LabelsProps {
  look: TableLook;
  columns: readonly TableColumn[];
}

function Labels({ look: { styles, enters, labels, label: each }, columns }: LabelsProps) {
  return (
    <li className={classNames(styles.row, styles.labels, enters, labels)}>
      {columns.map(({ label, kind }) => (
        <span key={label || kind} className={classNames(styles[kind], each)}>
          {label}
        </span>
      ))}
    </li>
  );
}

interface LineProps extends LabelsProps {
  row: TableRow;
  step: number;
}

function TableLine({ look, columns, row, step }: LineProps) {
  const { styles, enters, Name, Line } = look;
  const cells = columns.map(({ label, kind }, index) => {
    const cell = row.cells[index];
    return kind === 'name' && typeof cell === 'string' ? (
      <Name key={label || kind}>{cell}</Name>
    ) : (
      <span key={label || kind} className={styles[kind]}>
        {cell}
      </span>
    );
  });
  if (Line)
    return (
      <Line row={row} step={step} className={styles.row!}>
        {cells}
      </Line>
    );
  return (
    <li
      className={classNames(styles.row, enters)}
      style={atStep(step)}
      data-marked={row.isMarked || undefined}
    >
      {cells}
    </li>
  );
}

function atStep(step: number): CSSProperties {
  const style: Record<`--${string}`, number> = { '--i': step };
  return style;
}
