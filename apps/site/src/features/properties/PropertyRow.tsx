import { errorText } from '@mes/client/error-text';
import type { PropertyDetails } from '@mes/contract/properties';
import type { Json } from '@mes/contract/scalars';
import { propertyTitle } from '@mes/domain/properties/property-form';
import { useState } from 'react';
import { useWrite } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { Switch } from '../../components/forms/Switch';
import { Hidden } from '../../components/text/Hidden';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { TYPE_LABELS } from './labels';
import { PropertyEditor } from './PropertyEditor';
import { PropertyHistory } from './PropertyHistory';
import styles from './PropertyRow.module.css';
import * as texts from './texts';
import { usePropertyActions } from './use-property-actions';
import { ValueView } from './ValueView';

interface PropertyRowProps {
  property: PropertyDetails;
  /** Called with what is typed, and with undefined when the change is discarded. */
  onDraft: (value: Json | undefined) => void;
}

/** What a setting does, where it shows, its value, and the way to change it. */
export function PropertyRow({ property, onDraft }: PropertyRowProps) {
  const { id, type, description, shownAt, value, fallback, updatedAt, editor, builtIn } = property;
  const [open, setOpen] = useState<'editor' | 'history' | null>(null);
  const isEditing = open === 'editor';
  const actions = usePropertyActions();
  const title = propertyTitle(id);
  const show = (part: typeof open) => {
    setOpen(part);
    onDraft(undefined);
  };
  return (
    <article aria-label={id} className={styles.row}>
      <div className={styles.about}>
        <h3 className={styles.title}>{title}</h3>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.meta}>
          {shownAt.length > 0 && (
            <span>
              {texts.shownAt}{' '}
              {shownAt.map(({ label, to }, index) => (
                <span key={label}>
                  {index > 0 && ', '}
                  {to ? <AppLink to={to}>{label}</AppLink> : label}
                </span>
              ))}
            </span>
          )}
          <span>
            <code>{id}</code> · {TYPE_LABELS[type]}
          </span>
          {editor && (
            <span>
              {interpolate(texts.changedBy, { name: editor.name })}{' '}
              <Time at={updatedAt} show="ago" />
            </span>
          )}
        </p>
      </div>
      <div className={styles.value}>
        {type === 'boolean' ? (
          <BooleanValue property={property} />
        ) : (
          !isEditing && (
            <>
              <ValueView type={type} value={value ?? fallback} limits={property.limits} />
              {value === null && fallback !== null && (
                <span className={styles.default}>{texts.isDefault}</span>
              )}
            </>
          )
        )}
      </div>
      <div className={styles.actions}>
        {type !== 'boolean' && !isEditing && (
          <Button variant="quiet" size="sm" onClick={() => show('editor')}>
            {texts.edit}
            <Hidden> {id}</Hidden>
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open === 'history'}
          onClick={() => show(open === 'history' ? null : 'history')}
        >
          {texts.history}
          <Hidden> {interpolate(texts.of, { id })}</Hidden>
        </Button>
        <Button variant="quiet" size="sm" onClick={() => void actions.editPermissions(property)}>
          {texts.access}
          <Hidden> {interpolate(texts.of, { id })}</Hidden>
        </Button>
        {!builtIn && (
          <Button variant="quiet" size="sm" onClick={() => void actions.remove(property)}>
            {texts.deleteShort}
            <Hidden> {id}</Hidden>
          </Button>
        )}
      </div>
      {isEditing && (
        <div className={styles.editor}>
          <PropertyEditor property={property} onDraft={onDraft} onClose={() => show(null)} />
        </div>
      )}
      {open === 'history' && (
        <div className={styles.editor}>
          <PropertyHistory property={property} />
        </div>
      )}
    </article>
  );
}

/** Applies at once, like every switch. */
function BooleanValue({
  property: { id, value, fallback, revision },
}: {
  property: PropertyDetails;
}) {
  const write = useWrite('properties', 'write');
  const isOn = (value ?? fallback) === true;
  return (
    <Switch
      label={<Hidden>{propertyTitle(id)}</Hidden>}
      checked={write.isPending ? write.variables.value === true : isOn}
      onChange={(checked) =>
        write.mutate(
          { id, value: checked, revision },
          {
            onSuccess: () =>
              notify({ message: interpolate(texts.propertySaved, { id }), kind: 'success' }),
            onError: (error) => notify({ message: errorText(error), kind: 'danger' }),
          },
        )
      }
    />
  );
}
