import { useEffect, useState } from 'react';
import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { readOnlyNotice } from '../lib/readOnlyNotice';

const LOOK_EVERY = 30_000;

/** Says, while the server refuses to write, why that is; it goes when saving works again. */
export function ReadOnlyBanner() {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const look = () =>
      void readOnlyNotice().then((said) => {
        if (!left && said !== undefined) setNotice(said);
      });
    look();
    const timer = setInterval(look, LOOK_EVERY);
    window.addEventListener('focus', look);
    return () => {
      left = true;
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, []);
  if (notice === null) return null;
  return (
    <Alert color="yellow" variant="light" radius={0} role="alert" icon={<IconLock size={18} stroke={1.5} />}>
      {notice}
    </Alert>
  );
}
