import { channels } from '@mes/client/channels';
import type { PropertyDetails } from '@mes/contract/properties';
import type { Json } from '@mes/contract/scalars';
import { PROPERTY_GROUPS } from '@mes/domain/properties/properties';
import { propertyTitle } from '@mes/domain/properties/property-form';
import { classNames } from '@mes/ui/class-names';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { TextInput } from '../../components/forms/TextInput';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import { BrandPreview, type Drafts } from './BrandPreview';
import { GROUP_LABELS } from './labels';
import styles from './PropertyList.module.css';
import { PropertyRow } from './PropertyRow';
import * as texts from './texts';
import { usePropertyActions } from './use-property-actions';

/** All properties by group, each edited where it stands. */
export function PropertyList() {
  const properties = useCall('properties', 'all', {});
  useLive(channels.properties(), { reads: ['properties'] });
  const { create } = usePropertyActions();
  const [query, setQuery] = useState('');
  const [drafts, setDrafts] = useState<Drafts>({});

  const setDraft = (id: string, value: Json | undefined) =>
    setDrafts((current) => {
      const others = Object.entries(current).filter(([key]) => key !== id);
      return Object.fromEntries(value === undefined ? others : [...others, [id, value]]);
    });

  return (
    <Page
      title={texts.properties}
      lead={texts.propertiesLead}
      actions={
        <Button icon={<IconPlus size={17} stroke={1.75} />} onClick={() => void create()}>
          {texts.createProperty}
        </Button>
      }
    >
      <Loaded
        query={properties}
        skeleton={<SkeletonRows rows={6} />}
        empty={<EmptyRow>{texts.noProperties}</EmptyRow>}
      >
        {(all) => {
          const groups = PROPERTY_GROUPS.flatMap((group) => {
            const found = all.filter((each) => each.group === group && matches(each, query));
            return found.length === 0 ? [] : { group, found };
          });
          return (
            <>
              <div className={styles.tools}>
                <TextInput
                  type="search"
                  label={texts.search}
                  hideLabel
                  placeholder={texts.search}
                  icon={<IconSearch size={17} stroke={1.75} />}
                  className={styles.search}
                  value={query}
                  onChange={setQuery}
                />
                <nav aria-label={texts.groups} className={styles.groups}>
                  {groups.map(({ group }) => (
                    <a key={group} href={`#${group}`} className={styles.group}>
                      {GROUP_LABELS[group]}
                    </a>
                  ))}
                </nav>
              </div>
              {groups.length === 0 && (
                <Panel>
                  <EmptyRow>{interpolate(texts.nothingFound, { query })}</EmptyRow>
                </Panel>
              )}
              {groups.map(({ group, found }) => (
                <Section
                  key={group}
                  id={group}
                  title={GROUP_LABELS[group]}
                  count={found.length}
                  className={classNames(styles.section, group === 'brand' && styles.brand)}
                >
                  {group === 'brand' && <BrandPreview properties={all} drafts={drafts} />}
                  <Panel className={styles.rows}>
                    {found.map((property) => (
                      <PropertyRow
                        key={property.id}
                        property={property}
                        onDraft={(value) => setDraft(property.id, value)}
                      />
                    ))}
                  </Panel>
                </Section>
              ))}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Every word is in the name, the description or a place. */
function matches({ id, description, group, shownAt }: PropertyDetails, query: string): boolean {
  const places = shownAt.map(({ label }) => label).join(' ');
  const text = `${id} ${propertyTitle(id)} ${description} ${GROUP_LABELS[group]} ${places}`;
  const found = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
}
