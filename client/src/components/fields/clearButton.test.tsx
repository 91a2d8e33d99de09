import { afterEach, expect, jest, test } from '@jest/globals';
import { useState, type ReactElement } from 'react';
import { MultiSelect } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearButton } from './clearButton';
import { ChoiceField } from './TextField';
import { TestMantine } from '../../testkit/TestMantine';

afterEach(cleanup);

function Status({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('Active');
  const take = (taken: string) => {
    setValue(taken);
    onChange(taken);
  };
  return <ChoiceField label="Status" value={value} onChange={take} options={['Active', 'Dissolved']} />;
}

function Tags() {
  const [value, setValue] = useState(['a', 'b']);
  return (
    <MultiSelect
      {...{ label: 'Tags', data: ['a', 'b', 'c'], value, clearable: true }}
      clearButtonProps={clearButton('All tags')}
      onChange={setValue}
    />
  );
}

const shown = (piece: ReactElement) => {
  render(<TestMantine>{piece}</TestMantine>);
  return userEvent.setup({ delay: null });
};

test.each(['{Enter}', ' '])('a select is cleared by Tab and %p, and its field has the focus then', async (key) => {
  const onChange = jest.fn<(value: string) => void>();
  const user = shown(<Status onChange={onChange} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Status', { selector: 'input' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear Status' }));
  await user.keyboard(key);
  expect(onChange).toHaveBeenCalledWith('');
  expect(screen.queryByRole('button', { name: 'Clear Status' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Status', { selector: 'input' }));
});

test('a choice of several is cleared by keyboard, too', async () => {
  const user = shown(<Tags />);
  screen.getByRole('button', { name: 'All tags' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'All tags' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Tags', { selector: 'input' }));
});
