import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { joinName } from '@stemma/shared/entities/individualName';
import { isEmail } from '@stemma/shared/rules/emails';
import { EntityTypeIcon } from '../entity/EntityTypeIcon';
import classes from './Panel.module.css';

interface PersonProps {
  person: {
    firstName: string;
    lastName: string;
    roles: readonly string[];
    emailAddresses: readonly string[];
    phoneNumbers: readonly string[];
  };
  /** What can be done with him, beside his name. */
  children?: ReactNode;
}

/** A key person in a list: name, roles, how to reach him. */
export function Person({ person, children }: PersonProps) {
  const { roles, emailAddresses, phoneNumbers } = person;
  return (
    <li className={classes.person}>
      <div className={classes.personHead}>
        <EntityTypeIcon type="Individual" size={28} />
        <div className={classes.personName}>
          <bdi>{joinName(person.firstName, person.lastName)}</bdi>
          {roles.length > 0 && <small>{roles.join(', ')}</small>}
        </div>
        {children}
      </div>
      {emailAddresses.length + phoneNumbers.length > 0 && (
        <div className={classes.personLines}>
          {emailAddresses.map((address, at) => (
            <span key={at}>
              {isEmail(address) ? (
                <Anchor size="sm" href={`mailto:${encodeURI(address)}`}>
                  {address}
                </Anchor>
              ) : (
                address
              )}
            </span>
          ))}
          {phoneNumbers.map((number, at) => (
            <span key={at}>
              <Anchor size="sm" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
                {number}
              </Anchor>
            </span>
          ))}
        </div>
      )}
    </li>
  );
}
