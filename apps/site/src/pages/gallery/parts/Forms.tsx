import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Checkbox } from '../../../components/forms/Checkbox';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { FormError } from '../../../components/forms/FormError';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { Switch } from '../../../components/forms/Switch';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import { Specimen } from '../Specimen';
import { TEAMS, WHEN } from '../samples';

const MAPS = ['Plaza', 'Canals', 'Legacy', 'Grounded', 'Bureau', 'Raid'];
const MAP_OPTIONS = MAPS.map((map) => ({ value: map, label: map, disabled: map === 'Grounded' }));
const TEAM_OPTIONS = TEAMS.map(({ name }) => ({ value: name, label: name }));

export function Forms() {
  const [text, setText] = useState('Night Harbor');
  const [empty, setEmpty] = useState('');
  const [story, setStory] = useState('Five friends from four port cities.');
  const [score, setScore] = useState<number | null>(13);
  const [map, setMap] = useState<string | null>('Canals');
  const [none, setNone] = useState<string | null>(null);
  const [team, setTeam] = useState<string | null>('Night Harbor');
  const [start, setStart] = useState<number | null>(WHEN);
  const [on, setOn] = useState(true);
  const [off, setOff] = useState(false);
  return (
    <>
      <Specimen name="Text" flow="grid">
        <TextInput label="Team name" value={text} onChange={setText} required />
        <TextInput
          label="Tag"
          value={empty}
          onChange={setEmpty}
          placeholder="NHR"
          hint="Two to four letters."
        />
        <TextInput
          label="Game id"
          value="12 34"
          onChange={setText}
          error="A game id holds digits only. Remove the space."
        />
        <TextInput
          label="Search"
          type="search"
          value={empty}
          onChange={setEmpty}
          placeholder="Players, teams"
          icon={<IconSearch stroke={1.75} />}
        />
        <TextInput label="Disabled" value="Locked since 11 Sep" onChange={setText} disabled />
        <TextInput label="Read only" value="EmbersS4EU" onChange={setText} readOnly />
      </Specimen>
      <Specimen name="Long text" flow="grid">
        <TextArea label="Description" value={story} onChange={setStory} maxLength={40} counted />
        <TextArea label="Reason" value="" onChange={setStory} error="Say why, for the log." />
      </Specimen>
      <Specimen name="Numbers and times" flow="grid">
        <NumberInput label="Score" value={score} onChange={setScore} min={0} max={99} />
        <NumberInput label="Share" value={12} onChange={setScore} suffix="%" />
        <DateTimeInput label="From" value={start} onChange={setStart} />
        <DateTimeInput label="To" value={null} onChange={setStart} error="Choose an end." />
      </Specimen>
      <Specimen name="Select" flow="grid">
        <Select label="Map" options={MAP_OPTIONS} value={map} onChange={setMap} />
        <Select label="Server" options={MAP_OPTIONS} value={none} onChange={setNone} />
        <Select
          label="Team, with search"
          options={TEAM_OPTIONS}
          value={team}
          onChange={setTeam}
          searchable
        />
        <Select
          label="With an error"
          options={MAP_OPTIONS}
          value={none}
          onChange={setNone}
          error="Choose a map."
        />
      </Specimen>
      <Specimen name="Switches and checkboxes" flow="grid">
        <Switch label="Against Iron Lanterns" checked={on} onChange={setOn} />
        <Switch label="Spoiler-free" checked={off} onChange={setOff} />
        <Switch label="Disabled" checked disabled onChange={setOff} />
        <Checkbox label="Third-place match" checked={on} onChange={setOn} />
        <Checkbox
          label="I have read the rules"
          checked={off}
          onChange={setOff}
          error="Confirm the rules to go on."
        />
        <Checkbox label="Disabled" hint="Locked by staff." checked disabled onChange={setOff} />
      </Specimen>
      <Specimen name="Error of a form" flow="stack">
        <FormError
          title="The roster was not saved"
          error="You must select between 5 and 7 players"
        />
      </Specimen>
    </>
  );
}
