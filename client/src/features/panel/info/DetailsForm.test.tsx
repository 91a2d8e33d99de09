import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIELDS } from '@stemma/shared/entities/fields';
import { RECORD_TYPES, type RecordType } from '@stemma/shared/entities/typeNames';
import type { PanelRecord } from '../documents';
import { showWithServer, type Sent } from '../../../testkit/showWithServer';
import { recordOf } from '../testkit/recordOf';
import { DetailsForm } from './DetailsForm';

// Nothing of the form is hidden, and asking the styles of each element whether it is takes most of the time.
configure({ defaultHidden: true });
afterEach(cleanup);

interface Input {
  name?: string;
  fields: { name: string; text?: string; number?: number; yesNo?: boolean }[];
  asRead: { name?: string; fields: unknown[] };
}

const saved = (record: PanelRecord) => () => ({
  updateEntity: { __typename: 'EntityResult', ok: record, error: null },
});

function show(record: PanelRecord, answer: (sent: Sent) => Record<string, unknown> = saved(record)) {
  const onDone = jest.fn();
  const { sent } = showWithServer(
    <DetailsForm record={record} type={record.typeName as RecordType} onDone={onDone} />,
    answer,
  );
  const input = () => sent.mock.calls.find(([one]) => one.name === 'PanelUpdateEntity')?.[0].variables.input as Input;
  return { onDone, sent, input, user: userEvent.setup({ delay: null }) };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const field = (label: string) => screen.getByRole('textbox', { name: label });

describe('the form of every type', () => {
  test.each(RECORD_TYPES)('%s has a control for each of its fields', (type) => {
    show(recordOf(type, type === 'Company' ? { type: 'Other' } : {}));
    for (const { label, kind } of FIELDS[type]) {
      const controls =
        kind === 'yesNo' ? screen.getAllByRole('radiogroup', { name: label }) : screen.getAllByLabelText(label);
      expect(controls.length).toBeGreaterThan(0);
    }
    expect(screen.queryByLabelText(/^(Name|Custom Label|Account label)/) !== null).toBe(type !== 'Individual');
  });

  test.each(RECORD_TYPES.filter((type) => type !== 'Individual'))('%s is not saved without a name', async (type) => {
    const { user, sent } = show(recordOf(type));
    await user.clear(screen.getByLabelText(/^(Name|Custom Label|Account label)/));
    await user.click(save());
    expect(screen.getByText('This attribute is required.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('rules of the fields', () => {
  test.each([
    ['BankAccount', 'IBAN', 'GB00 BAD', 'Not a valid IBAN. Make sure there are no spaces.'],
    ['BankAccount', 'BIC / SWIFT', 'NOPE', 'Not a valid BIC. Make sure there are no spaces.'],
    ['Yacht', 'MMSI number', '12345', 'The MMSI number should consist of 9 digits.'],
    ['Yacht', 'IMO number', '1234567', "The IMO number should start with 'IMO' followed by 7 digits."],
    ['Company', 'Incorporation', '30-02-2020', 'Cannot make sense of the date'],
    ['Trust', 'Creation', 'some day', 'Cannot make sense of the date'],
  ] as const)('%s: %s as “%s” is told on leaving the field, and not saved', async (type, label, text, message) => {
    const { user, sent } = show(recordOf(type));
    await user.type(field(label), text);
    await user.tab();
    expect(screen.getByText(message)).toBeTruthy();
    await user.click(save());
    expect(sent).not.toHaveBeenCalled();
  });

  test('IBAN, account number and SWIFT are capitals as they are typed', async () => {
    const { user } = show(recordOf('BankAccount'));
    for (const label of ['IBAN', 'Account number', 'BIC / SWIFT']) {
      await user.type(field(label), 'ab12');
      expect((field(label) as HTMLInputElement).value).toBe('AB12');
    }
  });

  test.each([
    ['3/2/99', '03-02-1999', '1999-02-03'],
    ['29.02.2024', '29-02-2024', '2024-02-29'],
    ['02-1964', '02-1964', '1964-02'],
  ])('a date typed as %s is read', async (typed, shown, stored) => {
    const { user, input } = show(recordOf('Company'));
    await user.type(field('Incorporation'), typed);
    await user.tab();
    expect((field('Incorporation') as HTMLInputElement).value).toBe(shown);
    await user.click(save());
    await waitFor(() => expect(input().fields).toEqual([{ name: 'incorporation', text: stored }]));
  });

  test('a birth with a year of two digits lies in the past', async () => {
    const { user, input } = show(recordOf('Individual', { firstName: 'Ada' }));
    await user.type(field('Date of birth'), '1-1-30');
    await user.tab();
    expect((field('Date of birth') as HTMLInputElement).value).toBe('01-01-1930');
    await user.click(save());
    await waitFor(() => expect(input().fields).toEqual([{ name: 'birthDate', text: '1930-01-01' }]));
  });

  test('a date can be cleared', async () => {
    const { user, input } = show(recordOf('Company', { incorporation: '2014-05-07' }));
    await user.click(screen.getByRole('button', { name: 'Clear Incorporation' }));
    await user.click(save());
    await waitFor(() => expect(input().fields).toEqual([{ name: 'incorporation' }]));
  });

  test('an amount shows its thousands, and is saved as a number', async () => {
    const { user, input } = show(recordOf('Individual', { firstName: 'Ada' }));
    await user.type(field('Net worth'), '1250000.5');
    await user.tab();
    expect((field('Net worth') as HTMLInputElement).value).toBe('1,250,000.5');
    await user.click(save());
    await waitFor(() => expect(input().fields).toEqual([{ name: 'worth', number: 1250000.5 }]));
  });

  test.each(['2.500.000,50', '1.250,50', '12,5', 'a lot'])(
    'an amount “%s” that may mean another one is kept as typed and not saved',
    async (text) => {
      const { user } = show(recordOf('Individual', { firstName: 'Ada' }));
      await user.click(field('Net worth'));
      await user.paste(text);
      await user.click(save());
      expect(await screen.findByText('A number is expected here.')).toBeTruthy();
      expect((field('Net worth') as HTMLInputElement).value).toBe(text);
    },
  );

  test.each([
    ['Switzerland', 'Switzerland'],
    ['uk', 'United Kingdom'],
  ])('a country typed as “%s” and left is taken', async (text, country) => {
    const { user, input } = show(recordOf('Trust', {}));
    await user.click(screen.getAllByLabelText('Country')[0] as HTMLElement);
    await user.keyboard(text);
    await user.tab();
    await user.click(save());
    await waitFor(() => expect(input().fields).toEqual([{ name: 'country', text: country }]));
  });

  test('a country that is none is told when it is left, stays to be seen, and is not saved', async () => {
    const { user, sent } = show(recordOf('Trust', {}));
    await user.click(screen.getAllByLabelText('Country')[0] as HTMLElement);
    await user.keyboard('Atlantis');
    await user.tab();
    expect(await screen.findByText('This is not a country of the list.')).toBeTruthy();
    const country = screen.getAllByLabelText('Country')[0] as HTMLInputElement;
    expect(country.value).toBe('Atlantis');
    await user.click(save());
    expect(country.value).toBe('Atlantis');
    expect(screen.getByText('This is not a country of the list.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  test('a country that a source named is kept while others are changed', async () => {
    const { user, input } = show(recordOf('Trust', { country: 'Zanzibar Islands' }));
    await user.type(field('Trustee'), 'T');
    await user.click(save());
    await waitFor(() => expect(input().fields).toEqual([{ name: 'trustee', text: 'T' }]));
  });

  test('a currency that is cleared is US dollars again', async () => {
    const { user, input } = show(recordOf('Company', { valuation: 5, currency: 'CHF' }));
    await user.click(screen.getByLabelText('Back to USD'));
    await user.click(save());
    await waitFor(() => expect(input().fields).toEqual([{ name: 'currency', text: 'USD' }]));
  });

  test('“Other” asks which type it is, and any other type does not', async () => {
    const { user, input } = show(recordOf('Company'));
    expect(screen.queryByLabelText('Other type')).toBeNull();
    await user.type(screen.getAllByLabelText('Type')[0] as HTMLElement, 'Other');
    await user.type(screen.getByLabelText('Other type'), 'Anstalt');
    await user.click(save());
    await waitFor(() =>
      expect(input().fields).toEqual([
        { name: 'type', text: 'Other' },
        { name: 'typeOther', text: 'Anstalt' },
      ]),
    );
  });

  test('US Person can be said, and taken back', async () => {
    const { user, input } = show(recordOf('Individual', { firstName: 'Ada', pep: true }));
    await user.click(screen.getByRole('button', { name: 'Clear PEP' }));
    await user.click(screen.getAllByRole('radio', { name: 'No' })[0] as HTMLElement);
    await user.click(save());
    await waitFor(() => expect(input().fields).toEqual([{ name: 'usPerson', yesNo: false }, { name: 'pep' }]));
  });
});

/** Real ones, as a form takes no other (ISO 17442 check digits). */
const LEI = { old: '5493001KJTIIGC8Y1R12', mine: '529900T8BM49AURSDO55', theirs: 'HWUPKR0MPOU8FGXBT394' };

describe('saving', () => {
  test('an individual without a name is not saved, in the words of the product', async () => {
    const { user, sent } = show(recordOf('Individual', { firstName: 'Ada', lastName: '' }));
    await user.clear(field('First name'));
    await user.click(save());
    expect(screen.getByText('Name is a required field')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  test('sends only what changed, and what it was read as', async () => {
    const { user, input, onDone } = show(recordOf('Company', { lei: LEI.old, registration: 'R1', currency: 'USD' }));
    await user.clear(field('LEI'));
    await user.type(field('LEI'), LEI.mine);
    await user.type(field('Name'), ' Ltd');
    await user.click(save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(input()).toEqual({
      key: 'e1',
      name: 'Example Ltd',
      fields: [{ name: 'lei', text: LEI.mine }],
      asRead: { name: 'Example', fields: [{ name: 'lei', text: LEI.old }] },
    });
  });

  test('nothing is sent where nothing changed', async () => {
    const { user, sent, onDone } = show(recordOf('Company', { country: 'MT', incorporation: '1964-02' }));
    await user.click(save());
    expect(onDone).toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
  });

  test('a refusal stands at its field, and what was typed stays', async () => {
    const error = { __typename: 'UserError', code: 'invalid', message: 'Not this one.', field: 'lei' };
    const { user, onDone } = show(recordOf('Company'), () => ({
      updateEntity: { __typename: 'EntityResult', ok: null, error },
    }));
    await user.type(field('LEI'), LEI.mine);
    await user.click(save());
    expect(await screen.findByText('Not this one.')).toBeTruthy();
    expect(field('LEI').getAttribute('aria-invalid')).toBe('true');
    expect((field('LEI') as HTMLInputElement).value).toBe(LEI.mine);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('where somebody else changed the same field, both are shown, and saving again keeps mine', async () => {
    const theirs = recordOf('Company', { lei: LEI.theirs, registration: 'ALSO' });
    let first = true;
    const { user, sent, onDone } = show(recordOf('Company', { lei: LEI.old }), ({ name }) => {
      if (name === 'PanelEntity') return { entity: theirs };
      const error = { __typename: 'UserError', code: 'stale', message: 'x', field: 'lei' };
      const answer = first ? { ok: null, error } : { ok: theirs, error: null };
      first = false;
      return { updateEntity: { __typename: 'EntityResult', ...answer } };
    });
    await user.clear(field('LEI'));
    await user.type(field('LEI'), LEI.mine);
    await user.click(save());
    expect(await screen.findByText('Someone else changed this while you were editing.')).toBeTruthy();
    expect(screen.getByText(`LEI: “${LEI.theirs}”`)).toBeTruthy();
    expect((field('LEI') as HTMLInputElement).value).toBe(LEI.mine);
    expect((field('Registration') as HTMLInputElement).value).toBe('ALSO');
    await user.click(save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent.mock.lastCall?.[0].variables.input).toEqual({
      key: 'e1',
      fields: [{ name: 'lei', text: LEI.mine }],
      asRead: { fields: [{ name: 'lei', text: LEI.theirs }] },
    });
  });
});
