import { useEffect } from 'react';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { startKeepingFocus } from '../lib/focusKeeper';
import { overlaysMounted } from './overlaysReady';

/** Where confirmation dialogs and toasts appear, above everything else. */
export function Overlays() {
  useEffect(overlaysMounted, []);
  useEffect(startKeepingFocus, []);
  return (
    <>
      <ModalsProvider modalProps={{ size: 480 }}>{null}</ModalsProvider>
      <Notifications position="bottom-center" limit={4} zIndex={400} containerWidth={400} />
    </>
  );
}
