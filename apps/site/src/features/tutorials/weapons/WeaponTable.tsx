import {
  knownFigures,
  MAX_COMPARED,
  WEAPON_KINDS,
  type Weapon,
  type WeaponKind,
} from '@mes/domain/tutorials/weapons';
import { useState } from 'react';
import { Checkbox } from '../../../components/forms/Checkbox';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { Hidden } from '../../../components/text/Hidden';
import { interpolate } from '../../../interpolate';
import { FIGURE_LABELS, KIND_LABELS } from '../labels';
import * as texts from '../texts';
import { WeaponComparison } from './WeaponComparison';

const ALL = 'all';

const TABS: readonly { id: WeaponKind | typeof ALL; label: string }[] = [
  { id: ALL, label: texts.allKinds },
  ...WEAPON_KINDS.map((id) => ({ id, label: KIND_LABELS[id] })),
];

/** The weapons of a kind, sorted by any figure; those that are chosen are compared. */
export function WeaponTable({ weapons }: { weapons: readonly Weapon[] }) {
  const [kind, setKind] = useState<WeaponKind | typeof ALL>(ALL);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const figures = knownFigures(weapons);
  const compared = chosen.flatMap((name) => weapons.find((weapon) => weapon.name === name) ?? []);
  const toggle = (name: string, isChosen: boolean) =>
    setChosen((before) => [...before.filter((each) => each !== name), ...(isChosen ? [name] : [])]);

  const compareColumn: Column<Weapon> = {
    id: 'compare',
    header: texts.compare,
    cell: ({ name }) => (
      <Checkbox
        label={<Hidden>{interpolate(texts.compareWeapon, { name })}</Hidden>}
        checked={chosen.includes(name)}
        disabled={!chosen.includes(name) && chosen.length >= MAX_COMPARED}
        onChange={(isChosen) => toggle(name, isChosen)}
      />
    ),
  };
  const columns: Column<Weapon>[] = [
    {
      id: 'name',
      header: texts.weapon,
      key: true,
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
    },
    // Beside the name, where it is in view on a phone.
    ...(figures.length > 0 ? [compareColumn] : []),
    {
      id: 'kind',
      header: texts.kind,
      cell: (weapon) => KIND_LABELS[weapon.kind],
      sortBy: (weapon) => KIND_LABELS[weapon.kind],
    },
    ...figures.map((figure) => ({
      id: figure,
      header: FIGURE_LABELS[figure],
      numeric: true,
      cell: (weapon: Weapon) => weapon[figure] ?? '-',
      sortBy: (weapon: Weapon) => weapon[figure],
    })),
  ];
  const shown = weapons.filter((weapon) => kind === ALL || weapon.kind === kind);

  return (
    <>
      <Tabs label={texts.kinds} tabs={TABS} value={kind} onChange={setKind} />
      <TabPanel id={kind}>
        <Panel>
          <DataTable
            caption={texts.weapons}
            columns={columns}
            rows={shown}
            rowKey={({ name }) => name}
            stickyFirst
            mark={({ name }) => (chosen.includes(name) ? 'selected' : undefined)}
          />
        </Panel>
      </TabPanel>
      {figures.length > 0 && <WeaponComparison weapons={compared} figures={figures} />}
    </>
  );
}
