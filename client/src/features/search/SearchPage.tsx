import { useEffect, useState, type KeyboardEvent } from 'react';
import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from '../../lib/router/hooks';
import { isRecordType, RECORD_TYPES, typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { PageHeader } from '../../components/PageHeader';
import { State } from '../../components/State';
import { clearButton } from '../../components/fields/clearButton';
import { useRegisterSearch } from '../../components/registers/useRegisterSearch';
import { showShellDialog } from '../../components/shellDialogStore';
import { openEntityPanel } from '../../lib/entityPanel';
import { usePageTitle } from '../../lib/pageTitle';
import { optionId } from './Results';
import { SearchResults } from './SearchResults';
import { useSearch } from '../../components/search/useSearch';
import classes from './Search.module.css';

const TYPES = RECORD_TYPES.map((type) => ({ value: type, label: typeLabelPlural(type) }));

/** Search by free text and type; both stand in the address (`q`, `type`). */
export function SearchPage() {
  const [address, setAddress] = useSearchParams();
  const [text, setText] = useState(address.get('q') ?? '');
  const [term] = useDebouncedValue(text.trim(), 200);
  const asked = address.get('type') ?? '';
  const type = isRecordType(asked) ? asked : null;
  usePageTitle(term ? t('Search: {term}', { term }) : t('Search'));

  const navigate = useNavigate();
  const state = useSearch(term, type);
  const registers = useRegisterSearch(term);
  const registered = registers.found.filter(({ typeName }) => type === null || typeName === type);
  const charts = state.found?.charts ?? [];
  const entities = state.found?.entities ?? [];
  const total = term ? charts.length + entities.length + registered.length : 0;
  const question = `${term} ${type ?? ''}`;
  const [at, setAt] = useState({ question, place: 0 });
  const active = at.question === question ? Math.min(at.place, Math.max(0, total - 1)) : 0;

  const point = (place: number) => setAt({ question, place });
  const open = (place: number) => {
    const chart = charts[place];
    const entity = entities[place - charts.length];
    const party = registered[place - charts.length - entities.length];
    point(place);
    if (chart) void navigate(`/chart/${chart.key}`);
    else if (entity) openEntityPanel({ key: entity.key });
    else if (party) showShellDialog({ kind: 'takeFromRegister', party });
  };
  const keys = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    };
    const to = moves[event.key];
    if (to !== undefined && total > 0) {
      event.preventDefault();
      const place = Math.max(0, Math.min(total - 1, to));
      point(place);
      document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && total > 0 && term === text.trim()) {
      event.preventDefault();
      open(active);
    }
  };

  useEffect(() => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (term) next.set('q', term);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  }, [term, setAddress]);

  const chooseType = (value: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set('type', value);
        else next.delete('type');
        return next;
      },
      { replace: true },
    );

  return (
    <>
      <PageHeader title={t('Search')} />
      <div className={classes.scroll}>
        <div className={classes.bar} role="search">
          <TextInput
            className={classes.field}
            aria-label={t('Search entities and charts')}
            placeholder={t('Name, custom field, tag or chart')}
            autoFocus
            size="md"
            leftSection={<IconSearch size={18} stroke={1.6} />}
            rightSection={text && <CloseButton aria-label={t('Clear the search')} onClick={() => setText('')} />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={keys}
            role="combobox"
            aria-expanded={total > 0}
            aria-controls="found"
            aria-autocomplete="list"
            aria-activedescendant={total > 0 ? optionId(active) : undefined}
          />
          <Select
            className={classes.type}
            aria-label={t('Type of entity')}
            placeholder={t('All types')}
            size="md"
            clearable
            data={TYPES}
            value={type}
            onChange={chooseType}
            clearButtonProps={clearButton(t('All types'))}
          />
        </div>
        {term ? (
          <SearchResults
            state={{ ...state, settled: state.settled && registers.settled }}
            registered={registered}
            term={term}
            typed={type !== null}
            active={active}
            onOpen={open}
            onPoint={point}
          />
        ) : (
          <State
            icon={<IconSearch size={28} stroke={1.5} />}
            title={t('Find anything')}
            text={t('Type a few letters of a name, a custom field, a tag or a chart. Small misspellings do no harm.')}
          />
        )}
      </div>
    </>
  );
}
