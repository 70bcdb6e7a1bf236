import { loginStates, registerStates } from '../../support/states/account.ts';
import { expectSoundStates } from '../../support/states/inspect.ts';
import { passwordStates } from '../../support/states/password.ts';
import { deliveryStates, settingsStates } from '../../support/states/settings.ts';

expectSoundStates('account', [
  ...loginStates,
  ...registerStates,
  ...passwordStates,
  ...settingsStates,
  ...deliveryStates,
]);
