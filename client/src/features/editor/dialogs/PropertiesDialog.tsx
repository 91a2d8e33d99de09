import type { FormEvent } from 'react';
import { Button, Group, Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { ROUTINGS } from '@stemma/shared/chart/vocabulary';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { nameFault, tidyName, textLength } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';
import { changeChart } from '../../../chart/model/commands';
import { countEntities } from '../../../chart/model/document';
import { ROUTING_LABELS } from '../../../chart/model/routingLabels';
import { Dialog } from '../../../components/Dialog';
import { Overtaken } from '../../../components/Overtaken';
import { entityCount } from '../../../lib/count';
import { useDraft } from '../../../lib/useDraft';
import classes from '../cards/Cards.module.css';
import { useEditor, useSessionState } from '../editor';

/** The chart's own properties: name, description, how links find their way. */
export function PropertiesDialog({ onClose }: { onClose: () => void }) {
  const { session } = useEditor();
  const { props, nodes, links } = useSessionState((state) => state.document);
  const { said, changes, overtaken, say } = useDraft({
    name: props.name,
    description: props.description,
    routing: props.routing,
  });
  const { name, description, routing } = said;
  const trimmed = tidyName(name);
  const wrongName = nameFault(trimmed);
  const wrongText =
    textLength(description.trim()) > limits.chartDescriptionMax
      ? messages.tooLong(limits.chartDescriptionMax)
      : undefined;
  const wrong = wrongName !== undefined || wrongText !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    const change = {
      ...changes,
      ...(changes.name !== undefined && { name: trimmed }),
      ...(changes.description !== undefined && { description: description.trim() }),
    };
    if (Object.keys(change).length > 0) session.run(changeChart(change));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('Chart properties')} dirty={Object.keys(changes).length > 0}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={t('Name')}
          data-autofocus
          autoComplete="off"
          value={name}
          error={wrongName}
          onChange={(event) => say({ name: event.currentTarget.value })}
        />
        <Textarea
          label={t('Description')}
          autosize
          minRows={3}
          maxRows={10}
          value={description}
          error={wrongText}
          onChange={(event) => say({ description: event.currentTarget.value })}
        />
        <Input.Wrapper label={t('Links go')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('Links go')}
            value={routing}
            onChange={(value) => say({ routing: ROUTINGS.find((one) => one === value) ?? 'orthogonal' })}
            data={ROUTINGS.map((value) => ({ value, label: ROUTING_LABELS[value] }))}
          />
        </Input.Wrapper>
        <p className={classes.hint}>
          {entityCount(countEntities(nodes))}, {links.size === 1 ? '1 link' : t('{count} links', { count: links.size })}
        </p>
        <Overtaken by={overtaken} text={overtaken.name ?? overtaken.description} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={wrong}>
            {t('Done')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
