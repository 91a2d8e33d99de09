import { useEffect, useState } from 'react';
import { callApi } from './callApi';
import { fetchFile } from './download';
import { bearer } from './send';

const fetched = new Map<string, Promise<string>>();

/** A user's picture as an address of this page; undefined until it is there, or where there is none. A path is fetched once. */
export function useUserPicture(path: string | null | undefined): string | undefined {
  const [shown, setShown] = useState<{ path: string; url: string }>();
  useEffect(() => {
    if (!path) return;
    let gone = false;
    const url = fetched.get(path) ?? fetchFile(path).then((bytes) => URL.createObjectURL(bytes));
    fetched.set(path, url);
    url.then(
      (found) => !gone && setShown({ path, url: found }),
      () => fetched.delete(path),
    );
    return () => {
      gone = true;
    };
  }, [path]);
  return shown && shown.path === path ? shown.url : undefined;
}

/** Puts the signed-in user's picture, or takes it away. Throws CallFailed. */
export async function putUserPicture(file: File | null): Promise<void> {
  const body = new FormData();
  if (file) body.set('file', file);
  const ask = file ? { method: 'POST', body } : { method: 'DELETE' };
  await callApi('users/picture', { ...ask, headers: bearer() });
}
