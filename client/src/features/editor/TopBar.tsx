import { Button, Tooltip, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { UserMenu } from '../../components/UserMenu';
import { actionOf } from './actions/table';
import classes from './Editor.module.css';
import { useSessionState } from './editor';
import { ActionIcon } from './icons';
import { SaveState } from './SaveState';
import { useDoor } from './useActions';
import { NARROW } from './useInsets';

/** The editor's top bar: where one is, whether all is saved, and what is done with the whole chart. */
export function TopBar() {
  const name = useSessionState((state) => state.document.props.name);
  const narrow = useMediaQuery(NARROW) ?? false;
  const rename = useDoor(actionOf('renameChart'));
  return (
    <header className={classes.bar}>
      <nav className={classes.crumbs} aria-label="Breadcrumb">
        {!narrow && (
          <>
            <Link to="/overview">All Charts</Link>
            <span aria-hidden>/</span>
          </>
        )}
        <h1 className={classes.name} title={name}>
          {rename.visible ? (
            <Tooltip label={rename.label}>
              <UnstyledButton className={classes.nameButton} onClick={rename.perform}>
                <bdi>{name}</bdi>
              </UnstyledButton>
            </Tooltip>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h1>
      </nav>
      <SaveState />
      <div className={classes.actions}>
        <BarButton id="find" narrow={narrow} find />
        <BarButton id="chartFiles" narrow />
        <BarButton id="edit" narrow={narrow} />
        <BarButton id="save" narrow={narrow} primary />
      </div>
      <UserMenu />
    </header>
  );
}

function BarButton(props: { id: string; narrow: boolean; primary?: boolean; find?: boolean }) {
  const door = useDoor(actionOf(props.id));
  if (!door.visible) return null;
  const words = props.find ? 'Find' : door.label;
  return (
    <Tooltip label={door.keys ? `${door.label} (${door.keys})` : door.label}>
      <Button
        className={`${classes.barButton} ${props.find ? classes.findButton : ''}`}
        variant={props.primary ? 'filled' : 'default'}
        onClick={door.perform}
        data-action={door.id}
        aria-label={props.find && !props.narrow ? undefined : door.label}
        aria-disabled={!door.enabled || undefined}
        data-off={!door.enabled || undefined}
        leftSection={props.narrow ? undefined : <ActionIcon name={door.icon} size={18} />}
        rightSection={
          props.find && !props.narrow ? (
            <span className={classes.keys} aria-hidden>
              {door.keys}
            </span>
          ) : undefined
        }
      >
        {props.narrow ? <ActionIcon name={door.icon} size={18} /> : words}
      </Button>
    </Tooltip>
  );
}
