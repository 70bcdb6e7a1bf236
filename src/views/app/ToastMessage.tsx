import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { dismissToast, holdToast, releaseToast } from '../../core/notices/toasts.ts';
import type { ToastCode } from '../../core/notices/store.ts';
import { Toast } from '../parts/Toast.tsx';
import toast from '../styles/toast.css';
import { useStyles } from './styles.ts';

/** Sentences of the toasts by their code in the specification. */
const TOASTS: Record<ToastCode, MessageDescriptor> = {
  AUTH_LOGGING_IN: msg({ id: 'AUTH_LOGGING_IN', message: 'Logging in…' }),
  AUTH_LOGIN_FAILED: msg({ id: 'AUTH_LOGIN_FAILED', message: 'Login failed' }),
  AUTH_REQUEST_RESET_SUCCESS: msg({
    id: 'AUTH_REQUEST_RESET_SUCCESS',
    message: 'Your request has been sent',
  }),
  AUTH_REQUEST_RESET_FAIL: msg({
    id: 'AUTH_REQUEST_RESET_FAIL',
    message: 'We could not reset the password',
  }),
  AUTH_SETTING_NEW_PASSWORD: msg({
    id: 'AUTH_SETTING_NEW_PASSWORD',
    message: 'Saving your new password…',
  }),
  AUTH_SETTING_NEW_PASSWORD_FAILED: msg({
    id: 'AUTH_SETTING_NEW_PASSWORD_FAILED',
    message: 'We could not save the new password',
  }),
  AUTH_SETTING_NEW_PASSWORD_SUCCESS: msg({
    id: 'AUTH_SETTING_NEW_PASSWORD_SUCCESS',
    message: 'Your new password has been saved',
  }),
  AUTH_PASSWORD_CHANGE_REQUEST: msg({
    id: 'AUTH_PASSWORD_CHANGE_REQUEST',
    message: 'Changing your password…',
  }),
  AUTH_PASSWORD_CHANGE_SUCCESS: msg({
    id: 'AUTH_PASSWORD_CHANGE_SUCCESS',
    message: 'Your password has been changed',
  }),
  AUTH_PASSWORD_CHANGE_FAILED: msg({
    id: 'AUTH_PASSWORD_CHANGE_FAILED',
    message: 'We could not change the password',
  }),
  AUTH_EMAIL_CHANGE_SUCCESS: msg({
    id: 'AUTH_EMAIL_CHANGE_SUCCESS',
    message: 'Your email address has been changed',
  }),
  USER_SETTINGS_SAVED: msg({ id: 'USER_SETTINGS_SAVED', message: 'Your details have been saved' }),
};

/** Toasts that repeat an error or a heading of the screen, which is announced. */
const SILENT: readonly ToastCode[] = [
  'AUTH_LOGIN_FAILED',
  'AUTH_REQUEST_RESET_SUCCESS',
  'AUTH_REQUEST_RESET_FAIL',
  'AUTH_SETTING_NEW_PASSWORD_FAILED',
  'AUTH_SETTING_NEW_PASSWORD_SUCCESS',
  'AUTH_PASSWORD_CHANGE_FAILED',
];

export function ToastMessage({ code }: { code: ToastCode }) {
  useStyles(toast);
  const { i18n } = useLingui();
  return (
    <Toast
      isSilent={SILENT.includes(code)}
      onDismiss={dismissToast}
      onHold={holdToast}
      onRelease={releaseToast}
    >
      {i18n._(TOASTS[code])}
    </Toast>
  );
}
