import type { ReactNode } from 'react';
import { Text } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { shownDetail } from '@stemma/shared/entities/card';
import { toShownDate } from '@stemma/shared/dates';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { Flag } from '../../components/entity/Flag';
import { entityCount } from '../../lib/count';
import type { SearchHits } from '../../components/search/documents';
import type { RegisterParty } from '../../components/registers/calls';
import { FromRegister } from '../../components/registers/FromRegister';
import { Marked } from './Marked';
import classes from './Search.module.css';

interface Props {
  found: SearchHits;
  /** Parties of registers, after what is one's own. */
  registered: readonly RegisterParty[];
  term: string;
  /** Place of the option that Enter opens: charts first, then entities, then parties of registers. */
  active: number;
  onOpen: (place: number) => void;
  onPoint: (place: number) => void;
}

/** Id of an option, for the field that leads through them. */
export const optionId = (place: number) => `found-${place}`;

/** What was found, as one list of options in three groups. */
export function Results({ found, registered, term, active, onOpen, onPoint }: Props) {
  const { charts, entities } = found;
  const option = (place: number, content: ReactNode) => (
    <div
      key={place}
      id={optionId(place)}
      role="option"
      aria-selected={place === active}
      className={classes.row}
      onPointerMove={() => place !== active && onPoint(place)}
      onClick={() => onOpen(place)}
    >
      {content}
    </div>
  );
  return (
    <div id="found" role="listbox" aria-label={t('What was found')}>
      {charts.length > 0 && (
        <Group name={t('Charts')}>
          {charts.map(({ name, modifiedDate, entityCount: size }, index) =>
            option(
              index,
              <>
                <span className={classes.chartIcon}>
                  <IconSitemap size={18} stroke={1.6} aria-hidden />
                </span>
                <span className={classes.words}>
                  <span className={classes.name}>
                    <Marked text={name} term={term} />
                  </span>
                  <span className={classes.detail}>
                    {t('{size} · changed {modifiedDate}', {
                      size: entityCount(size),
                      modifiedDate: toShownDate(modifiedDate),
                    })}
                  </span>
                </span>
              </>,
            ),
          )}
        </Group>
      )}
      {entities.length > 0 && (
        <Group name={t('Entities')}>
          {entities.map((entity, index) => option(charts.length + index, <EntityOption entity={entity} term={term} />))}
        </Group>
      )}
      {registered.length > 0 && (
        <Group name={t('In registers')}>
          {registered.map((party, index) =>
            option(charts.length + entities.length + index, <RegisterOption party={party} term={term} />),
          )}
        </Group>
      )}
      {entities.length >= limits.searchScreen && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('The best {searchScreen} are shown. Type more to see others.', { searchScreen: limits.searchScreen })}
        </Text>
      )}
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={`found-${name}`}>
      <div id={`found-${name}`} className={classes.heading}>
        {name}
      </div>
      <div className={classes.list}>{children}</div>
    </div>
  );
}

function RegisterOption({ party, term }: { party: RegisterParty; term: string }) {
  const { name, typeName, party: standing, country, detail, ended, registerName, day } = party;
  const where = t('{registerName}, as of {day}', { registerName, day: toShownDate(day) });
  return (
    <>
      <EntityTypeIcon type={typeName} party={standing} size={32} />
      <span className={classes.words}>
        <span className={classes.name}>
          <Marked text={name} term={term} />
          {country && <Flag country={country} width={16} />}
        </span>
        <span className={classes.detail}>
          {[typeLabel(typeName), shownDetail({ typeName, detail }), ended && t('ended'), where]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <FromRegister />
    </>
  );
}

function EntityOption({ entity, term }: { entity: SearchHits['entities'][number]; term: string }) {
  const { name, typeName, party, country, detail, chartCount, foundIn, label, text } = entity;
  const onCharts =
    chartCount === 0
      ? t('on no chart')
      : chartCount === 1
        ? t('on 1 chart')
        : t('on {chartCount} charts', { chartCount });
  return (
    <>
      <EntityTypeIcon type={typeName} party={party} size={32} />
      <span className={classes.words}>
        <span className={classes.name}>
          <Marked text={name} term={term} />
          {country && <Flag country={country} width={16} />}
        </span>
        <span className={classes.detail}>
          {[typeLabel(typeName), shownDetail({ typeName, detail }), onCharts].filter(Boolean).join(' · ')}
          {foundIn !== 'name' && (
            <>
              {' · '}
              {foundIn === 'tag' ? t('Tag') : <Marked text={label} term={term} />}: <Marked text={text} term={term} />
            </>
          )}
        </span>
      </span>
    </>
  );
}
