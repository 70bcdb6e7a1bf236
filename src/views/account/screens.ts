export { LoginScreen } from './LoginScreen.tsx';
export { RegisterScreen } from './RegisterScreen.tsx';
export { RegisterSuccessScreen } from './RegisterSuccessScreen.tsx';
export { LogoutScreen } from './LogoutScreen.tsx';
export { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
export { ResetRequested, PasswordRecovered } from './PasswordDone.tsx';
export { RecoverScreen } from './RecoverScreen.tsx';
export { SettingsScreen } from './SettingsScreen.tsx';
