import { TextInput } from '../../components/forms/TextInput';
import styles from './People.module.css';

export interface Person {
  readonly name: string;
  readonly detail: string;
}

export const TWO_PLACES: readonly Person[] = [
  { name: '', detail: '' },
  { name: '', detail: '' },
];

interface PeopleProps {
  /** Distinguishes the fields of several people: "Guest 1", "Guest role 1". */
  labels: { name: string; detail: string };
  people: readonly Person[];
  onChange: (people: readonly Person[]) => void;
}

/** Names with what they are; empty places stay out. */
export function People({ labels, people, onChange }: PeopleProps) {
  const change = (at: number, part: Partial<Person>) =>
    onChange(people.map((person, index) => (index === at ? { ...person, ...part } : person)));
  return people.map((person, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places stand still
    <div key={index} className={styles.person}>
      <TextInput
        label={`${labels.name} ${index + 1}`}
        maxLength={40}
        value={person.name}
        onChange={(name) => change(index, { name })}
      />
      <TextInput
        label={`${labels.detail} ${index + 1}`}
        maxLength={60}
        value={person.detail}
        onChange={(detail) => change(index, { detail })}
      />
    </div>
  ));
}

export function named(people: readonly Person[]): Person[] {
  return people.filter(({ name }) => name.trim() !== '');
}
